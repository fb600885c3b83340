import JankEngine
import Testing

struct EndHeapTests {
  @Test(arguments: 0..<16 as Range<UInt64>)
  func `any mix of insertions and removals comes out by end`(seed: UInt64) {
    var mix = SeededMix(seed: seed)
    var heap = EndHeap()
    var ends: [Int: Double] = [:]
    for number in 0..<400 {
      let end = Double(mix.below(50))
      heap.insert(number, at: end)
      ends[number] = end
      guard mix.chance(40) else { continue }
      let time = Double(mix.below(50))
      while let first = heap.popFirst(until: time) {
        let earliest = ends.values.min()
        #expect(ends.removeValue(forKey: first) == earliest)
      }
      #expect(ends.values.allSatisfy { $0 > time })
      #expect(heap.earliest == ends.values.min() ?? .infinity)
    }
    heap.removeAll()
    #expect(heap.popFirst(until: .infinity) == nil)
  }
}
