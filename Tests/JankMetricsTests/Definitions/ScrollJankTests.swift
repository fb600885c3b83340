import JankMetrics
import Testing

struct ScrollJankTests {
  private static let length: Int64 = 16_666_667

  /// Frames at some refreshes, each answering the inputs since the one before.
  private func scroll(
    _ refreshes: [Int],
    moved: Double,
    flingFrom: Int = .max,
    resting: Bool = false
  ) -> ScrollJank {
    let pictures = refreshes.indices.map { place in
      let refresh = refreshes[place]
      let last = Int64(refresh - 2) * Self.length
      let gap = place > 0 ? refresh - refreshes[place - 1] : 1
      // A resting touch gives one input when it moves on.
      let first = resting ? last : last - Int64(gap - 1) * Self.length
      return ScrollJank.Frame(
        refresh: refresh,
        shown: Int64(refresh) * Self.length,
        moved: moved,
        isFling: refresh >= flingFrom,
        inputs: refresh >= flingFrom ? nil : first...last
      )
    }
    return ScrollJank(pictures, period: RefreshPeriod(nanoseconds: Double(Self.length)))
  }

  @Test func `an even scroll misses nothing`() {
    #expect(scroll(Array(2...40), moved: 20).missed == [0, 0, 0, 0])
    #expect(scroll(Array(2...40), moved: 20, flingFrom: 20).total == 0)
    #expect(scroll([], moved: 20).total == 0)
  }

  @Test func `a halt of a fast scroll is visible, whatever its cause`() {
    #expect(scroll([2, 3, 4, 7, 8], moved: 20, resting: true).missed == [0, 2, 0, 0])
    #expect(scroll([2, 3, 4, 7, 8], moved: 20).missed == [2, 2, 0, 0])
    #expect(scroll([2, 3, 4, 7, 8], moved: 20).total == 2)
  }

  @Test func `a halt of a slow scroll counts if earlier inputs were delivered faster`() {
    #expect(scroll([2, 3, 4, 7, 8], moved: 1).missed == [2, 0, 0, 0])
    #expect(scroll([2, 3, 4, 7, 8], moved: 1).total == 2)
    #expect(scroll([2, 3, 4, 7, 8], moved: 1, resting: true).total == 0)
  }

  @Test func `a fling must not halt at its start or later`() {
    #expect(scroll([2, 3, 4, 7, 8], moved: 5, flingFrom: 7).missed == [0, 0, 2, 0])
    #expect(scroll([2, 3, 4, 7, 8], moved: 5, flingFrom: 4).missed == [0, 0, 0, 2])
    #expect(scroll([2, 3, 4, 7, 8], moved: 0.1, flingFrom: 4).total == 0)
  }

  @Test func `a late delivery misses no more refreshes than passed without a frame`() {
    let pictures = [2, 3, 4, 7].map { refresh in
      // The last frame answers an input that has waited for seven refreshes.
      let last = Int64(refresh - 2) * Self.length
      return ScrollJank.Frame(
        refresh: refresh,
        shown: Int64(refresh) * Self.length,
        moved: 1,
        isFling: false,
        inputs: refresh == 7 ? 0...last : last...last
      )
    }
    let period = RefreshPeriod(nanoseconds: Double(Self.length))
    #expect(ScrollJank(pictures, period: period).missed == [2, 0, 0, 0])
  }
}
