import JankEngine
import Testing

struct SlotChainTests {
  @Test(arguments: 0..<12)
  func `slots leave a chain in reverse order`(count: UInt32) {
    var chain = SlotChain()
    var named: [UInt32: UInt32] = [:]
    for slot in 0..<count { named[slot] = chain.prepend(slot) }
    var left: [UInt32] = []
    while !chain.isEmpty {
      let slot = chain.first
      left.append(slot)
      chain.removeFirst(naming: named[slot] ?? SlotChain.end)
    }
    #expect(left == (0..<count).reversed())
    #expect(chain.first == SlotChain.end)
  }
}
