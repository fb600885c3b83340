/// The positions at which the touches of a gesture began.
struct TouchStarts {
  private var starts: [ObjectIdentifier: SIMD2<Double>] = [:]

  mutating func note(_ touch: UITouch) {
    starts[ObjectIdentifier(touch)] = touch.locationOnScreen
  }

  /// Returns a touch's displacement from its start, in points.
  func way(of touch: UITouch) -> SIMD2<Double> {
    touch.locationOnScreen - (starts[ObjectIdentifier(touch)] ?? touch.locationOnScreen)
  }

  mutating func forget() {
    starts = [:]
  }
}
