import HeadlessUIKit

extension Trace {
  /// The callbacks as "subject name", in order, from a time on.
  func callbacks(from start: Interval = .zero) -> [String] {
    events.filter { $0.kind == .callback && $0.time >= .zero + start }
      .map { "\($0.subject) \($0.name)" }
  }

  var warnings: [String] { events.filter { $0.kind == .warning }.map(\.name) }

  /// The findings as "rule text", in order.
  var found: [String] { findings.map { "\($0.rule.rawValue) \($0.text)" } }
}
