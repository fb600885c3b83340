import HeadlessUIKit
import Testing

struct LottiePlaybackTests {
  private func playback(
    _ loopMode: LottieLoopMode,
    from: Double = 0,
    to: Double = 10
  ) -> LottiePlayback {
    LottiePlayback(
      fromFrame: from,
      toFrame: to,
      loopMode: loopMode,
      rate: 10,
      start: 2,
      completion: nil
    )
  }

  @Test(arguments: [
    (LottieLoopMode.playOnce, [0.0, 5, 10, 10, 10], 1.0),
    (.loop, [0, 5, 0, 5, 0], Double.infinity),
    (.autoReverse, [0, 5, 10, 5, 0], Double.infinity),
    (.repeat(1.5), [0, 5, 0, 5, 5], 1.5),
    (.repeatBackwards(1), [0, 5, 10, 5, 0], 2),
    (.repeat(0), [0, 0, 0, 0, 0], 0),
  ])
  func `frames follow the loop mode`(mode: LottieLoopMode, frames: [Double], length: Double) {
    let playback = playback(mode)
    #expect([2, 2.5, 3, 3.5, 4].map { playback.frame(at: $0) } == frames)
    #expect(playback.length == length)
  }

  @Test func `an animation can be played backwards`() {
    let playback = playback(.playOnce, from: 10, to: 4)
    #expect([1, 2, 2.25, 9].map { playback.frame(at: $0) } == [10, 10, 7.5, 4])
    #expect(playback.wayLength == 0.6)
  }
}
