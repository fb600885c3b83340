/// Irregular motion while scrolling, as Chromium's predictor jank tracker finds it.
///
/// Of three displacements of one sign the middle one stands out. Even presentation times do not
/// help where what is shown jumps. The limits are those of Chromium. Certain.
package struct PredictorJank: Hashable, Sendable {
  /// How the middle displacement stands out.
  package enum Kind: String, Hashable, Sendable {
    case dip, spike
  }

  /// The place of the middle displacement.
  package let index: Int
  package let kind: Kind
  /// How much it stands out.
  package let ratio: Double
  /// From which ratio on it counts.
  package let threshold: Double
  /// Whether a refresh was missed on either side of it.
  package let missedRefresh: Bool

  /// Displacements up to this size are slow.
  private static let slowLimit = 7.0
  private static let slowThreshold = 1.4
  private static let fastThreshold = 1.2
}

extension PredictorJank {
  /// Finds the displacements that stand out.
  ///
  /// - Parameters:
  ///   - displacements: by how much each picture moved, in pixels.
  ///   - shown: when each was shown, in nanoseconds.
  ///   - period: the time between two refreshes.
  /// - Returns: Those that stand out, in order.
  package static func findings(
    in displacements: [Double],
    shown: [Int64],
    period: RefreshPeriod
  ) -> [PredictorJank] {
    displacements.indices.dropFirst().dropLast().compactMap { index in
      let three = displacements[(index - 1)...(index + 1)]
      guard three.allSatisfy({ $0 > 0 }) || three.allSatisfy({ $0 < 0 }) else { return nil }
      let sizes = three.map(\.magnitude)
      let (before, middle, after) = (sizes[0], sizes[1], sizes[2])
      let largest = max(before, middle, after)
      let threshold = largest <= slowLimit ? slowThreshold : fastThreshold
      let dip = min(before, after) / middle
      let spike = middle / max(before, after)
      guard max(dip, spike) >= threshold else { return nil }
      let gap = max(shown[index] - shown[index - 1], shown[index + 1] - shown[index])
      return PredictorJank(
        index: index,
        kind: dip >= spike ? .dip : .spike,
        ratio: max(dip, spike),
        threshold: threshold,
        missedRefresh: Double(gap) > 1.5 * period.nanoseconds
      )
    }
  }
}
