/// Where the touches of a gesture came down, to judge how far they have strayed.
struct TouchStarts {
  private var starts: [ObjectIdentifier: SIMD2<Double>] = [:]

  /// Notes where a touch is now as where it came down.
  mutating func note(_ touch: UITouch) {
    starts[ObjectIdentifier(touch)] = touch.locationOnScreen
  }

  /// How far a touch is from where it came down, in points.
  func way(of touch: UITouch) -> SIMD2<Double> {
    touch.locationOnScreen - (starts[ObjectIdentifier(touch)] ?? touch.locationOnScreen)
  }

  mutating func forget() {
    starts = [:]
  }
}
