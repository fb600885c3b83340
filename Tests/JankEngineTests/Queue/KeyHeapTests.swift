import JankEngine
import Testing

struct KeyHeapTests {
  @Test(arguments: 0..<32 as Range<UInt64>)
  func `the smallest key is first in any mix of insertions and removals`(seed: UInt64) {
    var mix = SeededMix(seed: seed)
    var heap = KeyHeap(capacity: 1)
    var model: [EventKey] = []
    let bound = 1 + mix.below(200)
    for order in 0..<400 {
      if mix.chance(60) {
        let due = Instant(nanoseconds: Int64(mix.below(bound)))
        let key = EventKey(due: due, order: UInt64(order), slot: 0)
        heap.insert(key)
        model.append(key)
        model.sort()
      } else if !model.isEmpty {
        #expect(heap.first == model[0])
        let first = heap.removeFirst()
        #expect(first == model.removeFirst())
      }
      #expect(heap.count == model.count)
    }
    while !heap.isEmpty {
      let first = heap.removeFirst()
      #expect(first == model.removeFirst())
    }
    #expect(model.isEmpty)
    #expect(heap.first == .beyond)
  }
}
