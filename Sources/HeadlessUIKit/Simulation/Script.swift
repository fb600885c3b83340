internal import JankEngine
internal import JankTrace

/// The scheduled steps of a run, and the step that caused the running code.
final class Script {
  private(set) var touchStreams: [TouchStream] = []
  /// The step that caused the running code, if any.
  @safe @exclusivity(unchecked) var cause: ScriptCause?
  /// Callbacks for moments of transitions.
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
  var nextCommand: Int { commands.count }

  /// Adds a command, a step that is not a touch.
  func add(_ step: ScriptStep, _ action: @escaping () -> Void) -> ScriptCause {
    commands.append(Command(step: step, action: action))
    return ScriptCause(source: .command(commands.count - 1))
  }

  func add(_ stream: TouchStream) -> ScriptCause {
    touchStreams.append(stream)
    return ScriptCause(source: .touches(touchStreams.count - 1))
  }

  func begin(command number: Int) -> (step: ScriptStep, action: () -> Void) {
    lastStep = commands[number].step
    return (commands[number].step, commands[number].action)
  }

  /// Returns the cause of touches that are delivered now: the step of the first sample that has
  /// one.
  func begin(_ touches: [TouchPanel.Delivery]) -> ScriptCause? {
    // Touches of several steps that arrive together are one event, caused by the first step.
    guard let stream = touches.lazy.compactMap({ self.stream(of: $0.sample) }).first else {
      return nil
    }
    lastStep = touchStreams[stream].step
    return ScriptCause(source: .touches(stream))
  }

  /// Returns the index of a sample's stream: the last one scheduled for its touch number and time.
  private func stream(of sample: TouchSample) -> Int? {
    touchStreams.lastIndex {
      $0.touchIDs.contains(sample.touchID) && $0.times.contains(sample.time)
    }
  }

  /// The step that caused the running code, or else the step that ran last.
  var currentStep: ScriptStep? { cause.map(step(of:)) ?? lastStep }

  func step(of cause: ScriptCause) -> ScriptStep {
    switch cause.source {
    case .command(let number): commands[number].step
    case .touches(let number): touchStreams[number].step
    }
  }

  func forgetCommands() {
    commands = []
  }
}

struct TouchStream {
  let step: ScriptStep
  let touchIDs: Set<Int>
  let times: ClosedRange<Instant>
}
