import JankEngine
import JankMotion
import Testing

struct LayerKeyframesTests {
  private let values: [LayerValue] = [
    .transform(.identity), .transform(.translation(x: 10)), .transform(.scale(x: 3)),
  ]

  @Test
  func `transforms are interpolated straight from one to the next`() throws {
    let track = try LayerKeyframes.ValueTrack(
      values: values,
      keyTimes: [0, 0.25, 1],
      mode: .cubic,
      curves: [.linear, .easeIn]
    )
    let frames = LayerKeyframes.values(track)
    #expect(frames.value(at: 0.125) == .transform(.translation(x: 5)))
    #expect(frames.value(at: 0.25) == values[1])
    let share = CubicBezier.easeIn.value(at: 0.5)
    #expect(
      frames.value(at: 0.625)
        == .interpolated(from: values[1], to: values[2], fraction: share)
    )
  }

  @Test
  func `discrete transforms hold until the next`() throws {
    let track = try LayerKeyframes.ValueTrack(
      values: values,
      keyTimes: nil,
      mode: .discrete,
      curves: []
    )
    let frames = LayerKeyframes.values(track)
    for (fraction, index) in [(0, 0), (0.3, 0), (0.34, 1), (0.99, 2)] {
      #expect(frames.value(at: fraction) == values[index])
    }
  }

  @Test
  func `a path gives positions, and nothing else`() throws {
    let path = try MotionPath([.move(to: [1, 2]), .line(to: [5, 10])])
    let frames = LayerKeyframes.path(try PathTrack(path: path))
    #expect(frames.value(at: 0) == .numbers([1, 2, 0, 0]))
    #expect(frames.value(at: 1) == .numbers([5, 10, 0, 0]))
  }
}
