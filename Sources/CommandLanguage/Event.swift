internal import TableKit

/// A short name for a method that a reaction can be given to.
package struct Event: Sendable {
  package let name: String
  package let event: EventName
  package let summary: String

  init(_ name: String, _ event: EventName, _ summary: String) {
    (self.name, self.event, self.summary) = (name, event, summary)
  }

  package static let named = [
    Event("highlight", .method(.shouldHighlightRow), "a finger went down on a row"),
    Event("will-select", .method(.willSelectRow), "a row is about to be selected"),
    Event("select", .method(.didSelectRow), "a row was selected by a finger"),
    Event("will-deselect", .method(.willDeselectRow), "a row is about to lose its selection"),
    Event("deselect", .method(.didDeselectRow), "a row lost its selection by a finger"),
    Event("accessory", .method(.accessoryButtonTapped), "the detail button was tapped"),
    Event("control", .method(.controlTapped), "a button or switch in a cell was used"),
    Event("delete", .commit(.delete), "the Delete button was tapped"),
    Event("insert", .commit(.insert), "the plus control was tapped"),
    Event("move", .method(.moveRow), "a row was dropped at another place"),
    Event("edit", .method(.setEditing), "edit mode was turned on or off"),
    Event("will-begin-editing", .method(.willBeginEditingRow), "a swipe is about to show Delete"),
    Event("end-editing", .method(.didEndEditingRow), "the swiped row is done"),
    Event("will-display", .method(.willDisplayCell), "a cell is about to be shown"),
    Event("end-display", .method(.didEndDisplayingCell), "a cell left the screen"),
    Event("scroll", .method(.scrollViewDidScroll), "the content moved"),
    Event("index", .method(.sectionForSectionIndexTitle), "a title of the index was tapped"),
    Event("load", .method(.viewDidLoad), "the screen's view was loaded"),
    Event("unload", .method(.viewDidUnload), "the screen's view was thrown away"),
    Event("done", .method(.fieldShouldReturn), "the keyboard's return was tapped"),
    Event("appear", .method(.viewDidAppear), "the screen came up"),
    Event("disappear", .method(.viewDidDisappear), "the screen went away"),
  ]
}
