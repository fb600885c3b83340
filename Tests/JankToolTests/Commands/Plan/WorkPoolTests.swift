import JankTool
import Synchronization
import Testing

struct WorkPoolTests {
  @Test(arguments: [1, 2, 7, 64])
  func `outcomes keep the order of the works, however many go on`(width: Int) async {
    let squares = await WorkPool(width: width).outcomes(of: 0..<40) { $0 * $0 }
    #expect(squares.outcomes == (0..<40).map { $0 * $0 })
    #expect(squares.isComplete)
  }

  @Test func `no more work items run at a time than the pool is wide`() async {
    let state = Mutex((running: 0, most: 0))
    await WorkPool(width: 3).run(0..<60) { _ in
      state.withLock {
        $0.running += 1
        $0.most = max($0.most, $0.running)
      }
      state.withLock { $0.running -= 1 }
    } take: { _, _ in
    }
    #expect((1...3).contains(state.withLock { $0.most }))
  }

  @Test func `work items are fetched only when a worker is free, and no more than enough`() async {
    let asked = Mutex(0)
    let works = (0..<1_000).lazy.map { work in
      asked.withLock { $0 += 1 }
      return work
    }
    var taken: [Int] = []
    let isComplete = await WorkPool(width: 2).run(works, isEnough: { taken.count >= 5 }) {
      $0
    } take: { place, outcome in
      #expect(place == outcome)
      taken.append(place)
    }
    #expect(!isComplete)
    #expect(taken.sorted() == Array(0..<taken.count))
    #expect(taken.count >= 5 && taken.count <= 7)
    #expect(asked.withLock { $0 } <= taken.count + 1)
  }

  @Test func `nothing to do is done`() async {
    let nothing = await WorkPool(width: 4).outcomes(of: [Int]()) { $0 }
    #expect(nothing.outcomes.isEmpty && nothing.isComplete)
  }
}
