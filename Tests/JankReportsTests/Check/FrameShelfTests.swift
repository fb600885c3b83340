import JankGate
import JankReports
import JankTrace
import Testing

struct FrameShelfTests {
  /// Late and calm cases in turn.
  private func cases(_ count: Int) throws -> [CheckedCase] {
    let calm = try #require(try SampleReport.passing().cases.first)
    let late = try #require(try SampleReport.failing(isWorse: false).cases.first)
    return (0..<count).map { ($0.isMultiple(of: 3) ? late : calm).withoutFrames }
  }

  private func released(_ cases: [CheckedCase], in order: [Int]) -> Set<Int> {
    var shelf = FrameShelf(CaseArrangement())
    return Set(order.flatMap { shelf.add(cases[$0], at: $0) })
  }

  @Test func `a page with few cases keeps the frames of all`() throws {
    #expect(released(try cases(199), in: Array(0..<199)).isEmpty)
  }

  @Test func `the worst cases keep their frames`() throws {
    let released = released(try cases(250), in: Array(0..<250))
    #expect(released.count >= 100)
    #expect(released.allSatisfy { !$0.isMultiple(of: 3) })
  }

  @Test func `the hundred worst keep their frames in whichever order cases end`() throws {
    let cases = try cases(600)
    let worst = (0..<600).filter { $0.isMultiple(of: 3) }.prefix(100)
    for order in [Array(0..<600), Array((0..<600).reversed())] {
      #expect(released(cases, in: order).isDisjoint(with: worst))
    }
  }

  @Test func `a case without frames keeps its values`() throws {
    let case_ = try #require(try SampleReport.failing().cases.first)
    let short = case_.withoutFrames
    #expect(short.result?.trace.frames.isEmpty ?? true)
    #expect(short.headline.hitches.count == case_.headline.hitches.count)
    #expect(short.verdicts == case_.verdicts && short.name == case_.name)
  }
}
