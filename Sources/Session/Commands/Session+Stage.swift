import CommandLanguage
import TableKit

// The device, the era, and a fresh start.
extension Session {
  func run(_ command: StageCommand, _ context: Context) throws(StepError) {
    switch command {
    case .device(let name): try setDevice(name)
    case .era(let era):
      stage.state.era = era
      scripts.eraWasNamed = true
    case .reset: resetAll()
    case .memoryWarning:
      try uikit { () throws(TableException) in try stage.receiveMemoryWarning() }
    case .relaunch: try relaunch()
    case .load(let spec):
      if let content = context.content { try load(content, spec, context) }
    }
  }

  private func setDevice(_ name: DeviceName) throws(StepError) {
    let device: Device
    switch name {
    case .size(let width, let height):
      device = .custom(width: width, height: height, era: stage.state.era)
    case .named(let name):
      guard let known = Device.named.first(where: { $0.name == name }) else {
        let names = Device.named.map(\.name)
        let nearest = Nearest.texts(to: name, in: names)
        throw StepError(.value(.unknownDevice(name, nearest: nearest.isEmpty ? names : nearest)))
      }
      device = known
    }
    stage.state.device = device
    if !scripts.eraWasNamed { stage.state.era = device.era }
  }

  /// A bare table again, on the same device in the same era.
  private func resetAll() {
    let named = scripts.eraWasNamed
    stage.state = StageState(era: stage.state.era, device: stage.state.device)
    scripts = ScriptState()
    scripts.eraWasNamed = named
    let recording = stage.isRecording
    openMain()
    stage.isRecording = recording
  }
}
