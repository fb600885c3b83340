/// SwiftUI's sampler: the last two segments, with a weight of ¾ for the older one.
///
/// Three samples are kept. A sample at the newest time replaces it; an earlier one is ignored.
///
/// Source: OpenSwiftUI's velocity sampler and its tests (certain as OpenSwiftUI's).
public struct SamplerEstimator: VelocityEstimator {
  private var samples: [PositionSample] = []

  /// Creates an estimator without samples.
  public init() {}

  /// Adds the next sample.
  public mutating func add(_ sample: PositionSample) {
    if let newest = samples.last {
      if sample.time < newest.time { return }
      if sample.time == newest.time { samples.removeLast() }
    }
    if samples.count == 3 { samples.removeFirst() }
    samples.append(sample)
  }

  /// The velocity in units per second; 0 with fewer than two samples.
  public var velocity: SIMD2<Double>? {
    switch samples.count {
    case 0, 1: .zero
    case 2: speed(0)
    default: 0.75 * speed(0) + 0.25 * speed(1)
    }
  }

  private func speed(_ index: Int) -> SIMD2<Double> {
    (samples[index + 1].position - samples[index].position)
      / (samples[index + 1].time - samples[index].time)
  }
}
