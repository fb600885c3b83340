import JankEngine
import Testing

struct MemoryMeterTests {
  @Test func `a process that uses its limit is not over it`() {
    var memory = MemoryMeter()
    memory.take(100)
    #expect(!memory.isOverLimit, "there is none")
    memory.limit = 100
    #expect(!memory.isOverLimit)
    memory.take(1)
    #expect(memory.isOverLimit)
    memory.release(1)
    #expect(!memory.isOverLimit)
    #expect(memory.peak == 101)
  }

  @Test func `memory never overflows, and is never below zero`() {
    var memory = MemoryMeter()
    memory.take(5)
    memory.take(-3)
    #expect(memory.used == 5)
    memory.release(9)
    #expect(memory.used == 0)
    memory.take(.max)
    memory.take(.max)
    #expect(memory.used == .max)
  }

  @Test func `a decoded pixel has four bytes`() {
    #expect(MemoryMeter.bytes(pixels: 250) == 1_000)
    #expect(MemoryMeter.bytes(pixels: .infinity) == .max / 4)
  }
}
