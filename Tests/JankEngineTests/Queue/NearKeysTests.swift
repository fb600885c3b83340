import JankEngine
import Testing

struct NearKeysTests {
  @Test(arguments: 0..<32 as Range<UInt64>)
  func `keys come out in order for any insertion order`(seed: UInt64) {
    var mix = SeededMix(seed: seed)
    var near = NearKeys()
    var model: [EventKey] = []
    for order in 0..<500 {
      if near.isFull || mix.chance(30) && !model.isEmpty {
        #expect(near.first == model[0])
        let first = near.removeFirst()
        #expect(first == model.removeFirst())
      } else {
        let due = Instant(nanoseconds: Int64(mix.below(30)))
        let key = EventKey(due: due, order: UInt64(order), slot: 0)
        near.insert(key)
        model.append(key)
        model.sort()
      }
      #expect(near.count == model.count)
    }
  }

  @Test
  func `any number of smaller keys can be prepended`() {
    var near = NearKeys()
    for order in (0..<1_000 as Range<UInt64>).reversed() {
      near.prepend(EventKey(due: .zero, order: order, slot: 0))
    }
    let orders = (0..<1_000).map { _ in near.removeFirst().identity >> 24 }
    #expect(orders == Array(0..<1_000))
    #expect(near.first == .beyond)
  }
}
