import JankReports
import Testing

struct ValueAxisTests {
  private func labels(_ numbers: [Double], marks: [Double] = [0, 1], count: Int = 6) -> [String] {
    ValueAxis(covering: numbers, marks: marks, tickCount: count).ticks.map(\.label)
  }

  @Test func `ticks are at round numbers`() {
    #expect(labels([0, 1]) == ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"])
    #expect(labels([0, 1.095]) == ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"])
    #expect(labels([-0.4, 1.4], count: 4) == ["0.0", "0.5", "1.0"])
    #expect(labels([-7, 31], marks: [0], count: 4) == ["0", "10", "20", "30"])
    #expect(labels([0.003], marks: [0], count: 3) == ["0.000", "0.001", "0.002", "0.003"])
  }

  @Test func `an overshoot widens the axis a little and rounding does not`() {
    let exact = ValueAxis(covering: [0, 1], marks: [0, 1], tickCount: 6)
    let rounded = ValueAxis(covering: [-1e-16, 1.0.nextUp], marks: [0, 1], tickCount: 6)
    let over = ValueAxis(covering: [0, 1.095], marks: [0, 1], tickCount: 6)
    #expect(exact.low == 0 && exact.high == 1)
    #expect(rounded == exact)
    #expect(over.low == 0 && over.high == 1.12)
  }

  @Test func `marks are named even where no round number is`() {
    #expect(labels([0, 12], count: 6) == ["0", "1", "4", "6", "8", "10", "12"])
    #expect(labels([0, 900], count: 6).prefix(2) == ["0", "200"])
    let ticks = ValueAxis(covering: [0, 12], marks: [0, 1], tickCount: 6).ticks
    #expect(ticks.filter(\.isMark).map(\.value) == [0, 1])
  }

  @Test func `what never changes has an axis, too`() {
    let axis = ValueAxis(covering: [0, 0], marks: [0], tickCount: 4)
    #expect(axis.low == 0 && axis.high > 0)
    #expect(ValueAxis(covering: [], marks: [0, 1], tickCount: 4).high == 1)
  }

  @Test(arguments: 0..<256 as Range<UInt64>)
  func `an axis holds all its numbers and few ticks in order`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let magnitude = (0..<(numbers.next() % 13)).reduce(1.0) { product, _ in product * 10 }
    let scale = numbers.next() % 2 == 0 ? magnitude : 1 / magnitude
    let all = (0..<9).map { _ in Double.random(in: -scale...scale, using: &numbers) }
    let count = Int(2 + numbers.next() % 9)
    let axis = ValueAxis(covering: all, marks: [0], tickCount: count)
    let slack = 1e-6 * (axis.high - axis.low)
    for number in all + [0] {
      #expect(number >= axis.low - slack && number <= axis.high + slack)
      #expect((0...1).contains(axis.share(of: number)))
    }
    #expect(axis.share(of: axis.low) == 0 && axis.share(of: axis.high) == 1)
    #expect(axis.ticks.count <= count + 2 && !axis.ticks.isEmpty)
    let values = axis.ticks.map(\.value)
    #expect(values == values.sorted() && Set(axis.ticks.map(\.label)).count == values.count)
    for tick in axis.ticks {
      #expect(abs((Double(tick.label) ?? .nan) - tick.value) <= 1e-6 * tick.value.magnitude)
    }
  }
}
