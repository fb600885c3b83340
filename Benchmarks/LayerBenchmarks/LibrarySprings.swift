#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The springs of a frame as one writes them first: layer by layer, with the C library's functions.
struct LibrarySprings {
  private var layers: [(begin: Float, decay: Float, frequency: Float, weight: Float)]
  private let from: [SIMD4<Float>]
  private let distance: [SIMD4<Float>]
  private(set) var values: [SIMD4<Float>]

  init(layerCount: Int) {
    layers = (0..<layerCount).map { index in
      let part = Float(index * 7919 % 1_021) / 1_021
      let frequency = 6.283_185_3 / (0.2 + 0.6 * part)
      let ratio = 0.5 + 0.45 * part
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return (part / 4, ratio * frequency, damped, ratio * frequency / damped)
    }
    from = (0..<layerCount).map { SIMD4(repeating: Float($0 % 1_024)) }
    distance = (0..<layerCount).map { SIMD4(repeating: Float($0 % 700)) }
    values = from
  }

  mutating func store(at time: Float) {
    for index in layers.indices {
      let spring = layers[index]
      let elapsed = max(time - spring.begin, 0)
      let angle = spring.frequency * elapsed
      let remaining = expf(-spring.decay * elapsed) * (cosf(angle) + spring.weight * sinf(angle))
      values[index] = from[index] + distance[index] * (1 - remaining)
    }
  }
}
