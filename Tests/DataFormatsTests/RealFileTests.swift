import Foundation
import Testing

@testable import DataFormats

/// A real file, and what loading it must give.
struct RealFile: Sendable {
  var path: String
  var options: LoadOptions
  var expected: String

  init(_ path: String, _ expected: String) { self.init(path, LoadOptions(), expected) }

  init(_ path: String, _ options: LoadOptions, _ expected: String) {
    self.path = path
    self.options = options
    self.expected = expected
  }

  /// Real files lie beside the repository, where there are any.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/files")

  static let all: [RealFile] = [
    RealFile(
      "csv/LSEG-API-Samples+Article.EikonAPI.Python.USPresidents+presidents.csv",
      #"1 sections (), 21 rows: Donald J Trump # 5 comment lines at the top were left out"#),
    RealFile(
      "csv/LSEG-API-Samples+Article.EikonAPI.Python.USPresidents+presidents.csv",
      LoadOptions(textKey: "1", detailKey: "2"),
      #"1 sections (), 21 rows: Donald J Trump = 2017-01-20 # 5 comment lines at the top were left out"#
    ),
    RealFile(
      "csv/charmbracelet+vhs+superhero.csv",
      #"1 sections (), 117 rows: ID # the first line was read as a row; with text Name it names the columns"#
    ),
    RealFile(
      "csv/charmbracelet+vhs+superhero.csv", LoadOptions(textKey: "Name", detailKey: "Publisher"),
      #"1 sections (), 116 rows: A-Bomb = Marvel Comics"#),
    RealFile(
      "csv/charmbracelet+vhs+superhero.csv", LoadOptions(textKey: "Name", sectionKey: "Publisher"),
      #"10 sections (Marvel Comics, Dark Horse Comics, DC Comics), 116 rows: A-Bomb"#),
    RealFile(
      "json/Instagram+IGListKit+users.json",
      #""users.json" is JSON: the rows are dictionaries: say which key is the text · help: load users.json text name"#
    ),
    RealFile(
      "json/Instagram+IGListKit+users.json", LoadOptions(textKey: "name"),
      #"1 sections (), 201 rows: AMELIA"#),
    RealFile(
      "json/duckduckgo+iOS+invalid.json",
      #""invalid.json" is JSON, line 1, column 2: a key in double quotes is wanted, and there is "[""#
    ),
    RealFile(
      "json/samayo+country-json+country-by-alphabet-letters.json",
      #""country-by-alphabet-letters.json" is JSON: the rows are dictionaries: say which key is the text · help: load country-by-alphabet-letters.json text country"#
    ),
    RealFile(
      "json/samayo+country-json+country-by-alphabet-letters.json", LoadOptions(textKey: "country"),
      #"24 sections (A, B, C), 197 rows: Afghanistan"#),
    RealFile(
      "json/samayo+country-json+country-by-capital-city.json",
      #""country-by-capital-city.json" is JSON: the rows are dictionaries: say which key is the text · help: load country-by-capital-city.json text city; the keys are city, country"#
    ),
    RealFile(
      "json/samayo+country-json+country-by-capital-city.json",
      LoadOptions(textKey: "country", detailKey: "city"),
      #"1 sections (), 245 rows: Afghanistan = Kabul"#),
    RealFile(
      "plist-array/ainopara+Stage1st-Reader+InitialOrder.plist", #"2 sections (), 35 rows: 卓明谷"#),
    RealFile("plist-array/akosma+Senbei+DemoLogins.plist", #"1 sections (), 8 rows: aaron"#),
    RealFile(
      "plist-array/ronco+Beginning-iPhone-4-Development+computers.plist",
      #"1 sections (), 227 rows: Apple I"#),
    RealFile(
      "plist-binary/OneBusAway+onebusaway-iphone+bookmark_with_stopids_array.plist",
      #""bookmark_with_stopids_array.plist" is an archive of objects (NSKeyedArchiver), which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "plist-dict-of-arrays/Ranchero-Software+NetNewsWire+About.plist",
      #""About.plist" is an XML property list: the rows are dictionaries: say which key is the text · help: load About.plist text name; the keys are name, url, role"#
    ),
    RealFile(
      "plist-dict-of-arrays/Ranchero-Software+NetNewsWire+About.plist",
      LoadOptions(textKey: "name", detailKey: "role"),
      #"2 sections (AdditionalContributors, PrimaryContributors), 14 rows: Daniel Jalkut"#),
    RealFile(
      "plist-dict-of-arrays/ronco+Beginning-iPhone-4-Development+sortednames.plist",
      #"26 sections (A, B, C), 2000 rows: Aaliyah"#),
    RealFile(
      "plist-dicts/DenTelezhkin+DTTableViewManager+Capitals.plist",
      #"6 sections (Europe, Asia, Australia and Oceania), 16 rows: England = London"#),
    RealFile(
      "plist-dicts/akosma+Senbei+TaskBuckets.plist",
      #""TaskBuckets.plist" is an XML property list: the rows are dictionaries: say which key is the text · help: load TaskBuckets.plist text text; the keys are key, text"#
    ),
    RealFile(
      "plist-dicts/akosma+Senbei+TaskBuckets.plist", LoadOptions(textKey: "text"),
      #"1 sections (), 7 rows: Dès que possible"#),
    RealFile(
      "plist-dicts/odrobnik+MyAppSales+Countries.plist",
      #""Countries.plist" is an XML property list: the rows are dictionaries: say which key is the text · help: load Countries.plist text name; the keys are appStoreID, iso2, iso3, name, language"#
    ),
    RealFile(
      "plist-dicts/odrobnik+MyAppSales+Countries.plist",
      LoadOptions(textKey: "name", detailKey: "iso3"), #"1 sections (), 246 rows: Aruba = ABW"#),
    RealFile(
      "plist-dicts/suhaybimagine+countries+Countries.plist",
      #""Countries.plist" is an XML property list: the rows are dictionaries: say which key is the text · help: load Countries.plist text name_ar; the keys are dialCode, isoCode, name_ar, name_en"#
    ),
    RealFile(
      "plist-dicts/suhaybimagine+countries+Countries.plist",
      LoadOptions(textKey: "name_en", detailKey: "name_ar"),
      #"1 sections (), 223 rows: Afghanistan = أفغانستان"#),
    RealFile(
      "plist-old-ascii/jverkoey+nimbus+TemplateInfo.plist",
      #"1 sections (), 3 rows: CounterpartTemplateFile = class.h"#),
    RealFile(
      "plist-old-ascii/microsoft+WinObjC+libdispatch.plist",
      #""libdispatch.plist" is a property list in old-style ASCII form: a dictionary of different things (build, inherits, projects) is no list of rows"#
    ),
    RealFile(
      "settings-bundle/Lessica+TrollSpeed+Resources-Root.plist",
      #""Resources-Root.plist" is an XML property list: a dictionary of different things (items, title) is no list of rows"#
    ),
    RealFile(
      "settings-bundle/bradhowes+SynthInC+Root.plist",
      #""Root.plist" is a page of a Settings bundle, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "settings-bundle/utmapp+UTM+Root.plist",
      #""Root.plist" is a page of a Settings bundle, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "settings-bundle/ColdGrub1384+fastSwift/Settings.bundle/Acknowledgements.plist",
      #""Acknowledgements.plist" is a page of a Settings bundle, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "settings-bundle/ColdGrub1384+fastSwift/Settings.bundle/Root.plist",
      #""Root.plist" is a page of a Settings bundle, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "settings-bundle/ColdGrub1384+fastSwift/Settings.bundle/Server.plist",
      #""Server.plist" is a page of a Settings bundle, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "settings-bundle/ColdGrub1384+fastSwift/Settings.bundle/Theme.plist",
      #""Theme.plist" is a page of a Settings bundle, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "settings-bundle/googlecast+CastVideos-ios/Settings.bundle/MediaListURLs.plist",
      #""MediaListURLs.plist" is a page of a Settings bundle, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "settings-bundle/googlecast+CastVideos-ios/Settings.bundle/Root.plist",
      #""Root.plist" is a page of a Settings bundle, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "settings-bundle/googlecast+CastVideos-ios/Settings.bundle/en.lproj/Root.strings",
      #"1 sections (), 4 rows: Enabled = Enabled"#),
    RealFile(
      "storyboard-nav/DeclarativeHub+Bond+LaunchScreen.storyboard",
      #""LaunchScreen.storyboard" is a storyboard, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "storyboard-nav/SwiftKickMobile+TLIndexPathTools+MainStoryboard.storyboard",
      #""MainStoryboard.storyboard" is a storyboard, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "storyboard-static/Ranchero-Software+NetNewsWire+Inspector.storyboard",
      #""Inspector.storyboard" is a storyboard, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "storyboard-static/Ranchero-Software+NetNewsWire+Settings.storyboard",
      #""Settings.storyboard" is a storyboard, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "storyboard-static/ReactiveX+RxSwift+Main.storyboard",
      #""Main.storyboard" is a storyboard, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "storyboard-static/ainopara+Stage1st-Reader+Settings.storyboard",
      #""Settings.storyboard" is a storyboard, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "storyboard-static/appium+ios-uicatalog+TextFieldViewController.storyboard",
      #""TextFieldViewController.storyboard" is a storyboard, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "storyboard-static/jessesquires+JSQDataSourcesKit+Main.storyboard",
      #""Main.storyboard" is a storyboard, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "storyboard-static/muyexi+StaticTableViewController+Main.storyboard",
      #""Main.storyboard" is a storyboard, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "storyboard-tab/bradhowes+SynthInC+Main.storyboard",
      #""Main.storyboard" is a storyboard, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "storyboard-tab/jflinter+Dwifft+Main.storyboard",
      #""Main.storyboard" is a storyboard, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "strings/ainopara+Stage1st-Reader+en.lproj-Settings.strings",
      #"1 sections (), 45 rows: 0Lh-c0-gNo.text = Last Error Code"#),
    RealFile(
      "xib-legacy/akosma+Senbei+MainWindow.xib",
      #""MainWindow.xib" is an xib file, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "xib-modern/OnionBrowser+OnionBrowser+BookmarkCell.xib",
      #""BookmarkCell.xib" is an xib file, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
    RealFile(
      "xib-modern/Ranchero-Software+NetNewsWire+SettingsComboTableViewCell.xib",
      #""SettingsComboTableViewCell.xib" is an xib file, which load does not read · help: load reads property lists, JSON, CSV and plain text"#
    ),
  ]
}

private func summary(_ content: LoadedContent) -> String {
  let titles = content.sections.compactMap(\.title)
  let rows = content.sections.flatMap(\.rows)
  let first =
    rows.first.map {
      described(
        .success(LoadedContent(sections: [LoadedSection(title: nil, rows: LoadedRows([$0]))])),
        name: "")
    } ?? ""
  return
    "\(content.sections.count) sections (\(titles.prefix(3).joined(separator: ", "))), \(rows.count) rows: \(first)"
    + content.notes.map { " # \($0)" }.joined()
}

@Test(
  "every real file loads, or says what it is",
  .enabled(
    if: FileManager.default.fileExists(atPath: RealFile.folder.path),
    "no real files beside the repository"),
  arguments: RealFile.all)
func realFile(_ file: RealFile) throws {
  let url = RealFile.folder.appending(path: file.path)
  let bytes = [UInt8](try Data(contentsOf: url))
  let name = String(url.lastPathComponent.split(separator: "+").last ?? "")
  let result = load(bytes, name: name, file.options)
  switch result {
  case .success(let content): #expect(summary(content) == file.expected)
  case .failure: #expect(described(result, name: name) == file.expected)
  }
}
