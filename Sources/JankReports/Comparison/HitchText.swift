internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// The transitions in which strategies have late frames, below a matrix.
enum HitchText {
  /// The most transitions that are named; more are only counted.
  private static let nameLimit = 4

  /// Which transitions were late, a line for the strategies that agree.
  ///
  /// - Parameter matrix: The matrix.
  /// - Returns: The lines; none for a metric other than Apple's hitches, for scripts with one
  ///   transition, and for strategies without a late frame.
  static func lines(_ matrix: FaultMatrix) -> [String] {
    guard matrix.metric.id.hasPrefix("apple.hitch"),
      matrix.transitions.contains(where: { $0.all.count > 1 })
    else { return [] }
    var groups: [(text: String, strategies: [String])] = []
    for (strategy, transitions) in zip(matrix.strategies, matrix.transitions) {
      guard let text = text(transitions) else { continue }
      if let place = groups.firstIndex(where: { $0.text == text }) {
        groups[place].strategies.append(printable(strategy))
      } else {
        groups.append((text, [printable(strategy)]))
      }
    }
    return groups.map { "\($0.strategies.joined(separator: ", ")): late frames \($0.text)" }
  }

  /// Where frames are late, for example `in dismiss Sheet by drag`; nil if none is.
  private static func text(_ transitions: HitchedTransitions) -> String? {
    let names = shortList(transitions.late.map(name), limit: nameLimit)
    return names.isEmpty ? nil : "in \(names.joined(separator: ", "))"
  }

  /// A transition as in other reports, and what drove it: `dismiss Sheet by drag`.
  private static func name(_ name: HitchedTransitions.Name) -> String {
    TransitionText.name(name.kind, name.subject) + (name.isInteractive ? " by drag" : "")
  }
}
