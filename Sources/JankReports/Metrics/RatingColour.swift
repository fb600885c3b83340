internal import JankMetrics
internal import JankText

extension HitchScale.Rating {
  /// The colour of the rating on a terminal.
  var colour: TerminalColour {
    switch self {
    case .good: .green
    case .warning: .yellow
    case .critical: .magenta
    case .severe: .red
    }
  }
}
