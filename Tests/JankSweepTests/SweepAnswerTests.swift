import JankSweep
import Testing

// Also tests: CandidateJudge, CandidateTable, MainEffect, SafeBox, SweepQuestion.

struct SweepAnswerTests {
  /// Settle time grows with `a`, the hitch ratio falls with `a`; `b` only adds to both.
  private func row(_ digits: [Int], _ device: Int) -> SweepRow {
    let settle = Int64(digits[0] * 100 + digits[1] * 10 + device)
    let hitches = Int64((2 - digits[0]) * 5 + digits[1]) * 1_000_000
    return .values([settle, hitches])
  }

  @Test func `the best come first by the objectives in their order`() {
    let question = Sample.question()
    let answer = SweepAnswer(Sample.table(question, row))
    #expect(answer.best == [0, 1, 2, 3, 4])
    // The mean over two devices, rounded half away from zero.
    #expect(answer.table.scores(0) == [1, 10_000_000])
    #expect(answer.table.scores(5) == [111, 6_000_000])
  }

  @Test func `the front has what no other beats`() {
    let question = Sample.question()
    let answer = SweepAnswer(Sample.table(question, row))
    #expect(answer.front == [0, 4, 8])
    // Checked against all pairs.
    let table = answer.table
    for index in table.indices {
      let own = table.scores(index) ?? []
      let isBeaten = table.indices.contains { other in
        let scores = table.scores(other) ?? []
        return scores != own && zip(scores, own).allSatisfy { $0 <= $1 }
      }
      #expect(isBeaten != answer.front.contains(index))
    }
  }

  @Test func `limits hold on every device by itself`() {
    let question = Sample.question(limit: 6)
    // Only the fast device keeps the limit at a 0.
    let table = Sample.table(question) { digits, device in
      .values([1, Int64(device == 0 && digits[0] == 0 ? 7 : 5) * 1_000_000])
    }
    #expect(table.counts.safe == 8 && table.counts.unsafe == 4)
    #expect((0..<4).allSatisfy { !table.isSafe($0) && table.scores($0) != nil })
    let answer = SweepAnswer(table)
    #expect(answer.best.first == 4)
    #expect(answer.safeBox?.ranges == [1...2, 0...3] && answer.safeBox?.pointCount == 8)
  }

  @Test func `the nearest of unsafe candidates breaks its worst limit least`() {
    let question = Sample.question(limit: 6)
    let table = Sample.table(question) { digits, device in
      // The worst device of a 1, b 2 is the best of all.
      .values([1, Int64(20 - (digits == [1, 2] ? 9 : digits[1]) - device) * 1_000_000])
    }
    let answer = SweepAnswer(table)
    #expect(answer.best.isEmpty && answer.nearest == question.space.point([1, 2]))
    #expect(SweepAnswer(Sample.table(Sample.question(), row)).nearest == nil)
  }

  @Test func `equal candidates of the front are counted`() {
    let table = Sample.table(Sample.question()) { digits, _ in
      digits[0] == 1 ? .values([5, 1_000_000]) : .values([9, 2_000_000])
    }
    let answer = SweepAnswer(table)
    #expect(answer.front == [4] && answer.best == [4, 5, 6, 7, 0])
    #expect(answer.best.map(answer.equalCount) == [3, 3, 3, 3, 7])
  }

  @Test func `a region has no unsafe point`() {
    let question = Sample.question((6, 6), limit: 6)
    let table = Sample.table(question) { digits, _ in
      .values([Int64(digits[0] + digits[1]), Int64(digits == [1, 4] ? 7 : 5) * 1_000_000])
    }
    let box = SweepAnswer(table).safeBox
    #expect(box?.ranges[0].contains(0) == true && box?.ranges[1].contains(0) == true)
    for a in box?.ranges[0] ?? 0...0 {
      for b in box?.ranges[1] ?? 0...0 { #expect([a, b] != [1, 4]) }
    }
    #expect((box?.pointCount ?? 0) >= 24)
  }

  @Test func `invalid and excluded candidates are no answer`() {
    let question = Sample.question()
    let table = Sample.table(question) { digits, device in
      if digits[0] == 0 { return .excluded }
      if digits == [1, 0] { return device == 0 ? .invalid : row(digits, device) }
      return digits == [1, 1] ? .values([nil, 0]) : row(digits, device)
    }
    #expect(table.counts.excluded == 4 && table.counts.invalid == 2)
    #expect(SweepAnswer(table).best.first == 6)
  }

  @Test func `main effects are the means at each value`() {
    let answer = SweepAnswer(Sample.table(Sample.question(), row))
    let effects = answer.effects.filter { $0.objective == 0 }
    #expect(effects.map(\.parameter) == ["a", "b"])
    #expect(effects[0].levels.map(\.mean) == [16, 116, 216] && effects[0].range == 200)
    #expect(effects[1].levels.map(\.mean) == [101, 111, 121, 131] && effects[1].range == 30)
    #expect(effects[0].levels.map(\.safeCount) == [4, 4, 4])
  }
}
