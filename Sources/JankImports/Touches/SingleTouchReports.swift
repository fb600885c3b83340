internal import JankTrace

/// A single-touch panel: a location, and whether the panel is touched.
struct SingleTouchReports: TouchReports {
  private let key: Int
  private var x: Int?
  private var y: Int?
  private var isTouching = false
  private var hasMoved = false

  init(key: Int) {
    self.key = key
  }

  mutating func take(_ event: InputEvent) -> TouchDecoder.Problem? {
    switch event.kind {
    case .x, .y:
      guard TouchDecoder.isPlace(event.value) else { return .placeOutOfRange(event.value) }
      if event.kind == .x { x = event.value } else { y = event.value }
      hasMoved = true
    case .touch: isTouching = event.value != 0
    default: break
    }
    return nil
  }

  mutating func finish(
    at time: Interval,
    into builder: inout ContactBuilder
  ) -> TouchDecoder.Problem? {
    defer { hasMoved = false }
    guard isTouching else {
      builder.end(key, at: time, as: .lifted)
      return nil
    }
    guard let x, let y else { return nil }
    let sample = GestureStream.Sample(time: time, location: [Double(x), Double(y)])
    if !builder.isDown(key) {
      builder.begin(key, sample)
    } else if hasMoved {
      builder.move(key, sample)
    }
    return nil
  }

  mutating func discard() {
    hasMoved = false
  }
}
