internal import JankEngine

/// Intervals of agreement by resampling bursts of frames.
///
/// One wrong latch spoils all frames until the app pauses, so single frames are not independent. A
/// burst is a sequence of frames without a pause: it ends where the next tick is two or more
/// refreshes later.
package enum Burst {
  /// The number of resamples.
  package static let resampleCount = 1_000

  /// The frames of each burst.
  package static func split(_ frames: [PredictedFrame]) -> [ArraySlice<PredictedFrame>] {
    var bursts: [ArraySlice<PredictedFrame>] = []
    var start = 0
    for end in frames.indices.dropFirst() where frames[end].tick - frames[end - 1].tick > 1 {
      bursts.append(frames[start..<end])
      start = end
    }
    return frames.isEmpty ? [] : bursts + [frames[start...]]
  }

  /// The range of the share of exact frames in 95 of 100 resamples, or nil with fewer than two
  /// bursts.
  package static func range(
    ofExactShare bursts: [ArraySlice<PredictedFrame>],
    seed: UInt64
  ) -> ClosedRange<Double>? {
    guard bursts.count > 1 else { return nil }
    let counts = bursts.map { (exact: $0.count(where: \.isExact), all: $0.count) }
    var source = RandomSource(seed: seed, purpose: "burst")
    let shares = (0..<resampleCount).map { _ in
      var (exact, all) = (0, 0)
      for _ in counts {
        let drawn = counts[Int(source.next() % UInt64(counts.count))]
        (exact, all) = (exact + drawn.exact, all + drawn.all)
      }
      return Double(exact) / Double(all)
    }.sorted()
    return shares[resampleCount / 40]...shares[resampleCount - 1 - resampleCount / 40]
  }
}
