import JankMetrics
import Testing

struct MeasuredTests {
  private let known = Measured.known(3)
  private let unknown = Measured<Int>.unknown("nobody looked")

  @Test func `a value has no reason and a reason no value`() {
    #expect(known.value == 3 && known.reason == nil)
    #expect(unknown.value == nil && unknown.reason == "nobody looked")
  }

  @Test func `a result of an unknown value is unknown for the same reason`() {
    #expect(known.map { $0 + 1 } == .known(4))
    #expect(unknown.map { $0 + 1 } == unknown)
    #expect(unknown.flatMap { .known($0) } == unknown)
    #expect(unknown.and(known).reason == "nobody looked")
    #expect(known.and(unknown).reason == "nobody looked")
    #expect(known.and(known).map { $0 + $1 } == .known(6))
  }

  @Test func `an unknown part makes the whole unknown`() {
    var sum = known
    sum.merge(.known(4))
    #expect(sum == .known(7))
    sum.merge(unknown)
    #expect(sum == unknown)
    sum.merge(.known(1))
    #expect(sum == unknown)
  }

  @Test func `an existing value needs no reason`() {
    #expect(Measured(Int?.some(2), orElse: "none") == .known(2))
    #expect(Measured(Int?.none, orElse: "none") == .unknown("none"))
  }
}
