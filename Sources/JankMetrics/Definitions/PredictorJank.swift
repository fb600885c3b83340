/// Irregular motion during a scroll, as Chromium's predictor jank tracker finds it.
///
/// Of three displacements in one direction, the middle one stands out. This finds jumps in content
/// that is presented at even times. The limits are those of Chromium. Certain.
package struct PredictorJank: Hashable, Sendable {
  /// The manner in which the middle displacement stands out.
  package enum Kind: String, Hashable, Sendable {
    case dip, spike
  }

  package let index: Int
  package let kind: Kind
  /// The ratio by which it stands out.
  package let ratio: Double
  /// The ratio from which it counts.
  package let threshold: Double
  /// Whether a refresh was missed on either side of it.
  package let missedRefresh: Bool

  /// The largest displacement that is slow.
  private static let slowLimit = 7.0
  private static let slowThreshold = 1.4
  private static let fastThreshold = 1.2
}

extension PredictorJank {
  /// Finds the displacements that stand out.
  ///
  /// - Parameters:
  ///   - displacements: the displacement of each frame, in pixels.
  ///   - shown: the presentation times, in nanoseconds.
  ///   - period: the refresh interval.
  /// - Returns: The displacements that stand out, in order.
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
