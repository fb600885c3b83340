/// How gesture recognisers handled a touch.
package struct TouchFate: Hashable, Sendable {
  /// The names of the recognisers that received the touch, nearest view first.
  package internal(set) var watchers: [String]
  /// Whether a recogniser recognised a gesture with the touch.
  package internal(set) var isRecognized = false
  /// The reasons why recognisers rejected the touch, as clauses, by recogniser name.
  package internal(set) var rejections: [String: String] = [:]
}

extension TouchFate {
  /// Whether a scroll view may have scrolled by the touch.
  package var scrolls: Bool {
    isRecognized && watchers.contains("\(ScrollPanGestureRecognizer.self)")
  }

  /// The reason why the touch led to no gesture, as a clause; nil if it did.
  package var reason: String? { reason { $0 } }

  /// The reason why the touch led to no gesture, as a clause; nil if it did.
  ///
  /// - Parameter words: Returns the words for the name of a recogniser.
  /// - Returns: The reason.
  package func reason(calling words: (String) -> String) -> String? {
    guard !isRecognized else { return nil }
    guard !watchers.isEmpty else { return "no gesture recogniser watches where it begins" }
    return watchers.map {
      "\(words($0)) rejects the touch because \(rejections[$0] ?? "it fits another gesture")"
    }
    .joined(separator: "; ")
  }
}
