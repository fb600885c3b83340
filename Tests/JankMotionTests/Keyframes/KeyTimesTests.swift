import JankMotion
import Testing

struct KeyTimesTests {
  @Test(arguments: 2...9)
  func `values without times are spread evenly`(count: Int) throws {
    let times = try KeyTimes(valueCount: count)
    #expect(times.times.first == 0 && times.times.last == 1)
    let discrete = try KeyTimes(valueCount: count, isDiscrete: true)
    #expect(discrete.times == (0..<count).map { Double($0) / Double(count) })
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `a segment and its share lead back to the fraction`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let inner = (0..<Int(seed % 6)).map { _ in numbers.number(0...1) }.sorted()
    let times = try KeyTimes(valueCount: inner.count + 2, times: [0] + inner + [1])
    for _ in 0..<32 {
      let fraction = numbers.number(0...1)
      let (index, share) = try #require(times.segment(at: fraction))
      let (start, end) = (times.times[index], times.times[index + 1])
      #expect((start + (end - start) * share - fraction).magnitude < 1e-12)
      #expect(times.index(at: fraction) == index || fraction == 1)
    }
  }

  @Test func `outside the times the ends are held`() throws {
    let times = try KeyTimes(valueCount: 3, times: [0.2, 0.5, 0.8])
    #expect(try #require(times.segment(at: 0.1)) == (0, 0))
    #expect(try #require(times.segment(at: 0.9)) == (1, 1))
    #expect(times.index(at: -1) == 0)
    #expect(times.index(at: 2) == 2)
  }

  @Test func `two values at one time are a jump`() throws {
    let times = try KeyTimes(valueCount: 4, times: [0, 0.5, 0.5, 1])
    #expect(try #require(times.segment(at: 0.499)).index == 0)
    #expect(try #require(times.segment(at: 0.5)) == (2, 0))
    let atEnd = try KeyTimes(valueCount: 2, times: [1, 1])
    #expect(try #require(atEnd.segment(at: 1)) == (0, 1))
  }

  @Test func `surplus values or times are ignored`() throws {
    #expect(try KeyTimes(valueCount: 4, times: [0, 0.5, 1]).count == 3)
    #expect(try KeyTimes(valueCount: 2, times: [0, 0.5, 1]).count == 2)
    #expect(try KeyTimes(valueCount: 1).segment(at: 0.5) == nil)
  }

  @Test func `the error names invalid times`() {
    expectRefusal("values") { () throws(MotionError) in _ = try KeyTimes(valueCount: 0) }
    expectRefusal("keyTimes") { () throws(MotionError) in
      _ = try KeyTimes(valueCount: 2, times: [])
    }
    for bad in [[0, 0.6, 0.5], [0, 0.2, 1.1], [0, 0.2, .nan]] {
      expectRefusal("keyTimes[2]") { () throws(MotionError) in
        _ = try KeyTimes(valueCount: 3, times: bad)
      }
    }
    expectRefusal("keyTimes[0]") { () throws(MotionError) in
      _ = try KeyTimes(valueCount: 3, times: [-0.1, 0, 1])
    }
  }
}
