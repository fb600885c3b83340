import JankReports
import JankTrace
import Testing

struct TimeAxisTests {
  @Test(arguments: [
    (800_000_000, "ms", ["0", "200", "400", "600", "800"]),
    (1_000_000_000, "ms", ["0", "200", "400", "600", "800", "1000"]),
    (13_900_000_000, "s", ["0", "5", "10"]),
    (1_000_000, "ms", ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
    (400, "ns", ["0", "100", "200", "300", "400"]),
    (0, "ns", ["0", "1"]),
  ])
  func `ticks are at round times of a fitting unit`(
    nanoseconds: Int64,
    unit: String,
    labels: [String]
  ) {
    let axis = TimeAxis(to: Interval(nanoseconds: nanoseconds), tickCount: 5)
    #expect(axis.unit == unit)
    #expect(axis.ticks.map(\.label) == labels)
  }

  @Test(arguments: 0..<256 as Range<UInt64>)
  func `ticks are few, different and on the axis`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let end = Int64(numbers.next() >> (18 + seed % 40)) + 1
    let count = Int(2 + numbers.next() % 12)
    let axis = TimeAxis(to: Interval(nanoseconds: end), tickCount: count)
    #expect(axis.ticks.count <= count + 1 && axis.ticks.first?.time == .zero)
    #expect(axis.ticks.allSatisfy { (0...1).contains(axis.share(of: $0.time)) })
    #expect(Set(axis.ticks.map(\.label)).count == axis.ticks.count)
  }

  @Test func `a duration has at most three decimals of its unit`() {
    let lengths: [Int64] = [0, 17, 1_500, 862_955_123, 800_000_000, 13_913_000_000]
    #expect(
      lengths.map { TimeAxis.text(Interval(nanoseconds: $0)) } == [
        "0 ns", "17 ns", "1.5 us", "862.955 ms", "800 ms", "13.913 s",
      ]
    )
  }
}
