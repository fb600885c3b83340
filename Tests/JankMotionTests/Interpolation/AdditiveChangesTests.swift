import JankMotion
import Testing

struct AdditiveChangesTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `an interruption keeps value and velocity`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    var position = AdditiveChanges(SIMD2(numbers.number(0...400), numbers.number(0...800)))
    var time = 0.0
    for _ in 0..<6 {
      let (value, velocity) = (position.value(at: time), position.velocity(at: time))
      try position.change(
        to: SIMD2(numbers.number(0...400), numbers.number(0...800)),
        at: time,
        duration: numbers.number(0.1...1),
        delay: numbers.number(0...0.2),
        curve: .easeInEaseOut
      )
      #expect((position.value(at: time) - value).vectorLength < 1e-9)
      #expect((position.velocity(at: time) - velocity).vectorLength < 1e-9)
      time += numbers.number(0...0.4)
    }
    let end = try #require(position.endTime)
    #expect(position.value(at: end) == position.target)
    #expect(position.velocity(at: end) == .zero)
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `the velocity is the slope of the value`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    var value = AdditiveChanges(0.0)
    try value.change(to: 100, at: 0, duration: 1, curve: .easeInEaseOut)
    try value.change(to: -30, at: 0.3, duration: 0.8, curve: .easeInEaseOut)
    let time = numbers.number(0.31...0.99)
    let slope = (value.value(at: time + 1e-6) - value.value(at: time - 1e-6)) / 2e-6
    #expect((slope - value.velocity(at: time)).magnitude < 1e-4)
  }

  @Test func `removing finished animations changes nothing`() throws {
    var value = AdditiveChanges(0.0)
    try value.change(to: 100, at: 0, duration: 0.4, curve: .easeOut)
    try value.change(to: 50, at: 0.2, duration: 0.4, curve: .easeOut)
    let before = value.value(at: 0.5)
    value.removeFinished(at: 0.5)
    #expect(value.value(at: 0.5) == before)
    value.removeFinished(at: 0.61)
    #expect(value.value(at: 0) == 50)
    #expect(value.endTime == nil)
  }

  @Test func `a change without a duration applies right after its delay`() throws {
    var value = AdditiveChanges(0.0)
    try value.change(to: 9, at: 1, duration: 0, delay: 0.5, curve: .linear)
    #expect(value.value(at: 1.4) == 0)
    #expect(value.value(at: 1.5) == 9)
  }

  @Test func `the error names an invalid number`() {
    for bad in [Double.nan, -1, .infinity] {
      expectRefusal("duration") { () throws(MotionError) in
        var value = AdditiveChanges(0.0)
        try value.change(to: 1, at: 0, duration: bad, curve: .linear)
      }
    }
    expectRefusal("value") { () throws(MotionError) in
      var value = AdditiveChanges(0.0)
      try value.change(to: .nan, at: 0, duration: 1, curve: .linear)
    }
    expectRefusal("time") { () throws(MotionError) in
      var value = AdditiveChanges(0.0)
      try value.change(to: 1, at: .nan, duration: 1, curve: .linear)
    }
    expectRefusal("delay") { () throws(MotionError) in
      var value = AdditiveChanges(0.0)
      try value.change(to: 1, at: 0, duration: 1, delay: .nan, curve: .linear)
    }
  }
}
