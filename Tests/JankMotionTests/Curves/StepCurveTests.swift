import JankMotion
import Testing

@Suite struct StepCurveTests {
  @Test(arguments: 1...12)
  func `all steps have equal durations and heights`(count: Int) throws {
    let start = try StepCurve(count: count, position: .jumpStart)
    let end = try StepCurve(count: count, position: .jumpEnd)
    let both = try StepCurve(count: count, position: .jumpBoth)
    for step in 0..<count {
      let middle = (Double(step) + 0.5) / Double(count)
      #expect(start.value(at: middle) == Double(step + 1) / Double(count))
      #expect(end.value(at: middle) == Double(step) / Double(count))
      #expect(both.value(at: middle) == Double(step + 1) / Double(count + 1))
      if count > 1 {
        let none = try StepCurve(count: count, position: .jumpNone)
        #expect(none.value(at: middle) == Double(step) / Double(count - 1))
      }
    }
  }

  @Test func `before the start a jump at time 0 is still to come`() throws {
    let start = try StepCurve(count: 4, position: .jumpStart)
    #expect(start.value(at: 0) == 0.25)
    #expect(start.value(at: 0, isBefore: true) == 0)
    let end = try StepCurve(count: 4, position: .jumpEnd)
    #expect(end.value(at: 0.5, isBefore: true) == 0.25)
    #expect(end.value(at: 0.6, isBefore: true) == 0.5)
    #expect(end.value(at: 0, isBefore: true) == 0)
  }

  @Test func `steps continue outside 0 to 1`() throws {
    let end = try StepCurve(count: 2, position: .jumpEnd)
    #expect(end.value(at: 1) == 1)
    #expect(end.value(at: 1.5) == 1.5)
    #expect(end.value(at: -0.25) == -0.5)
  }

  @Test func `the error names too few steps`() {
    #expect(throws: MotionError.tooFew(parameter: "steps", found: 0, minimum: 1)) {
      try StepCurve(count: 0)
    }
    #expect(throws: MotionError.tooFew(parameter: "steps", found: 1, minimum: 2)) {
      try StepCurve(count: 1, position: .jumpNone)
    }
  }
}
