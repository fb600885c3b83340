/// What recognisers made of a finger.
package struct FingerFate: Hashable, Sendable {
  /// The names of the recognisers that watched it, nearest view first.
  package internal(set) var watchers: [String]
  /// Whether one of them made a gesture of it.
  package internal(set) var isRecognized = false
  /// Why recognisers turned it down, in words, by their names.
  package internal(set) var refusals: [String: String] = [:]
}

extension FingerFate {
  /// Why the finger came to nothing, as the end of a sentence; nil where it became a gesture.
  package var reason: String? {
    guard !isRecognized else { return nil }
    guard !watchers.isEmpty else { return "nothing watches fingers where it comes down" }
    return watchers.map { "\($0) does not take it, \(refusals[$0] ?? "it is another gesture")" }
      .joined(separator: "; ")
  }
}
