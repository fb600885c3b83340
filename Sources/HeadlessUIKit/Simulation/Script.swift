internal import JankEngine
internal import JankTrace

/// What a script does to the app, and which of it made the running code run.
final class Script {
  private(set) var touchStreams: [TouchStream] = []
  /// What the script did that made the running code run, where something did.
  var cause: ScriptCause?
  /// Who waits for moments of transitions.
  var observers: [MomentObserver] = []
  // The step that ran last.
  private var lastStep: ScriptStep?
  private var commands: [Command] = []

  private struct Command {
    let step: ScriptStep
    let action: () -> Void
  }
}

extension Script {
  /// The number of the next command.
  var nextCommand: Int { commands.count }

  /// Adds what a user does that is not a touch.
  func add(_ step: ScriptStep, _ action: @escaping () -> Void) -> ScriptCause {
    commands.append(Command(step: step, action: action))
    return ScriptCause(source: .command(commands.count - 1))
  }

  /// Adds touches that were scheduled together.
  func add(_ stream: TouchStream) -> ScriptCause {
    touchStreams.append(stream)
    return ScriptCause(source: .touches(touchStreams.count - 1))
  }

  /// A command that runs now.
  func begin(command number: Int) -> (step: ScriptStep, action: () -> Void) {
    lastStep = commands[number].step
    return (commands[number].step, commands[number].action)
  }

  /// The touches that are delivered now, by the first sample that a step of the script has made.
  func begin(_ touches: [TouchPanel.Delivery]) -> ScriptCause? {
    // Fingers of several steps that arrive together are one event: the first stands for all.
    guard let stream = touches.lazy.compactMap({ self.stream(of: $0.sample) }).first else {
      return nil
    }
    lastStep = touchStreams[stream].step
    return ScriptCause(source: .touches(stream))
  }

  /// The touches a sample belongs to: the last ones scheduled for its finger and time.
  private func stream(of sample: TouchSample) -> Int? {
    touchStreams.lastIndex {
      $0.fingers.contains(sample.finger) && $0.times.contains(sample.time)
    }
  }

  /// The step that the running code comes of, or else the one that ran last.
  var currentStep: ScriptStep? { cause.map(step(of:)) ?? lastStep }

  /// The step that something comes of.
  func step(of cause: ScriptCause) -> ScriptStep {
    switch cause.source {
    case .command(let number): commands[number].step
    case .touches(let number): touchStreams[number].step
    }
  }

  /// Lets go of what the commands would do.
  func forgetCommands() {
    commands = []
  }
}

/// The touches that were scheduled together.
struct TouchStream {
  let step: ScriptStep
  let fingers: Set<Int>
  let times: ClosedRange<Instant>
}
