/// The exit codes of the tool.
///
/// The numbers follow `sysexits.h` of BSD where it has one, and the convention of shells for
/// signals. A retry can help only after `inputOutputFailed` and the signals.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// Success; all thresholds and baselines hold.
  case done = 0
  /// A simulation failed: a broken invariant, a time-out, a limit of the model.
  case simulationFailed = 1
  /// A threshold failed, or the result is worse than its baseline.
  case regressed = 2
  /// The result is better than its baseline, and improvements fail by request.
  case improved = 4
  /// The command line is wrong.
  case wrongUsage = 64
  /// A scenario or baseline file is invalid, or names something unknown.
  case invalidData = 65
  /// An input file is missing or may not be read.
  case missingInput = 66
  /// The tool broke an invariant of its own outside of any run: a bug.
  case internalError = 70
  /// An output file cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed midway, a full disk included.
  case inputOutputFailed = 74
  /// The terminal was closed.
  case hungUp = 129
  /// Interrupted from the keyboard.
  case interrupted = 130
  /// Ended by the quit key.
  case quit = 131
  /// The reader of standard output closed it; nothing is printed.
  case outputClosed = 141
  /// Terminated by request.
  case terminated = 143
}

extension ExitCode {
  /// Whether the same command can succeed later, on another machine or after space is made.
  package var isRetryable: Bool {
    switch self {
    case .inputOutputFailed, .hungUp, .interrupted, .quit, .terminated: true
    case .done, .simulationFailed, .regressed, .improved, .wrongUsage, .invalidData, .missingInput,
      .internalError, .cannotCreate, .outputClosed:
      false
    }
  }

  /// The meaning of the code, in a sentence.
  var about: String {
    switch self {
    case .done: "Success: all thresholds and baselines hold."
    case .simulationFailed:
      "A run is invalid: it broke a rule of UIKit or an internal one, or never settled."
    case .regressed:
      "A threshold is missed, a value or a case of the baseline is worse or missing, or no values "
        + "of a sweep keep its limits."
    case .improved: "A value is better than in the baseline, with --fail-on-improvement."
    case .wrongUsage: "The command line is wrong."
    case .invalidData: "A file or a rule is invalid."
    case .missingInput: "A file is missing or cannot be read."
    case .internalError: "An internal rule was broken: a bug in JankLab."
    case .cannotCreate: "A file cannot be created."
    case .inputOutputFailed: "Reading or writing failed, for example on a full disk."
    case .hungUp: "The terminal was closed."
    case .interrupted: "Interrupted by Ctrl-C."
    case .quit: "Quit by Ctrl-\\."
    case .outputClosed: "The reader closed the output."
    case .terminated: "Terminated by request."
    }
  }
}
