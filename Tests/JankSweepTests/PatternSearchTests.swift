import JankSweep
import Testing

struct PatternSearchTests {
  /// Searches a function of the digits, and returns the best digits and the judged points.
  private func search(
    _ counts: (Int, Int),
    limit: Double? = nil,
    _ score: ([Int]) -> (Int64, Int64)
  ) throws -> (best: [Int]?, judged: Int) {
    let question = Sample.question(counts, limit: limit)
    let judge = CandidateJudge(question)
    var search = try #require(PatternSearch(judge))
    while let points = search.nextPoints {
      search.take(
        points.map { point in
          let (settle, hitches) = score(question.space.digits(of: point))
          let row = SweepRow.values([settle, hitches * 1_000_000])
          return (point: point, verdicts: judge.verdicts([row, row]))
        }
      )
    }
    return (search.best.map { question.space.digits(of: $0.candidate.point) }, search.judgedCount)
  }

  @Test(arguments: [[3, 7], [0, 0], [39, 39], [20, 1]])
  func `the bottom of a bowl is found with few points`(bottom: [Int]) throws {
    let found = try search((40, 40)) { digits in
      let (x, y) = (digits[0] - bottom[0], digits[1] - bottom[1])
      return (Int64(x * x + y * y), 0)
    }
    #expect(found.best == bottom)
    #expect(found.judged < 1_600 / 4)
  }

  @Test func `a limit moves the answer to its edge`() throws {
    let found = try search((40, 40), limit: 5) { digits in
      (Int64(digits[0] + digits[1]), digits[0] < 9 ? 8 : 2)
    }
    #expect(found.best == [9, 0])
  }

  @Test func `several starts find the deeper of two bowls`() throws {
    let found = try search((40, 40)) { digits in
      let deep = (digits[0] - 35) * (digits[0] - 35) + (digits[1] - 4) * (digits[1] - 4)
      let flat = (digits[0] - 10) * (digits[0] - 10) + (digits[1] - 30) * (digits[1] - 30)
      return (Int64(min(deep, flat + 50)), 0)
    }
    #expect(found.best == [35, 4])
  }

  @Test func `if nothing is safe there is no answer`() throws {
    let found = try search((8, 8), limit: 1) { _ in (1, 9) }
    #expect(found.best == nil && found.judged < 64)
  }
}
