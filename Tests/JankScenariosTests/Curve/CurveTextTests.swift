import HeadlessUIKit
import JankScenarios
import JankText
import Testing

struct CurveTextTests {
  @Test func `names of every system have the meaning of that system`() throws {
    for (names, curve) in [
      (["linear"], TimingCurve.linear), (["easeIn", "ease-in"], .easeIn),
      (["easeOut", "ease-out"], .easeOut),
      (["easeInOut", "easeInEaseOut", "ease-in-out"], .easeInEaseOut),
      (["default", "ease"], .coreAnimationDefault),
      (["circularEaseIn"], .unitCurve(.circularEaseIn)),
      (["flutterPagePush"], .threePointCubic(.flutterPagePush)),
      (["step-end"], .steps(try StepCurve(count: 1))),
      (["step-start"], .steps(try StepCurve(count: 1, position: .jumpStart))),
    ] {
      for name in names {
        #expect(try CurveText.curve(in: name) == WrittenCurve(curve, duration: nil), "\(name)")
      }
    }
    #expect(try CurveText.curve(in: "systemSpring").curve == .spring(.system))
    #expect(try CurveText.curve(in: "spring").curve == .spring(.coreAnimationDefault))
  }

  @Test func `every name is a curve by itself or requires arguments`() {
    for name in CurveText.plainNames {
      #expect(throws: Never.self, "\(name)") { try CurveText.curve(in: name) }
    }
    for name in CurveText.names where !CurveText.plainNames.contains(name) {
      let error = #expect(throws: CurveTextError.self) { try CurveText.curve(in: name) }
      #expect(error?.reason == .needsArguments(name))
    }
  }

  @Test func `steps support all positions of CSS`() throws {
    for (word, position) in [
      ("jump-start", StepCurve.Position.jumpStart), ("start", .jumpStart),
      ("jump-end", .jumpEnd), ("end", .jumpEnd), ("jump-none", .jumpNone),
      ("jump-both", .jumpBoth),
    ] {
      let curve = try CurveText.curve(in: "steps(4, \(word))").curve
      #expect(curve == .steps(try StepCurve(count: 4, position: position)))
    }
    #expect(try CurveText.curve(in: "steps(4)").curve == .steps(try StepCurve(count: 4)))
  }

  @Test func `stops have zero, one or two percentages on either side`() throws {
    let curve = try CurveText.curve(in: "linear(0, 0.5 20%, 60% 0.75, 0.9 70% 80%, 1)").curve
    let stops: [LinearStops.Stop] = [
      .init(output: 0), .init(output: 0.5, input: 0.2), .init(output: 0.75, input: 0.6),
      .init(output: 0.9, input: 0.7), .init(output: 0.9, input: 0.8), .init(output: 1),
    ]
    #expect(curve == .stops(try LinearStops(stops)))
  }

  @Test func `springs of UIKit last for their duration`() throws {
    let plain = try CurveText.curve(in: "spring:0.6,0.8s")
    let spring = try Spring(uiKitDuration: 0.8, dampingRatio: 0.6)
    #expect(plain == WrittenCurve(.spring(spring), duration: .milliseconds(800)))
    let thrown = try CurveText.curve(in: "spring:0.6,800 ms,2.5")
    let other = try Spring(uiKitDuration: 0.8, dampingRatio: 0.6, initialVelocity: 2.5)
    #expect(thrown.curve == .spring(other, initialVelocity: 2.5))
    let held = ["0 s", "20 s"].map { try? CurveText.curve(in: "spring:1,\($0)").duration }
    #expect(held == [.milliseconds(10), .milliseconds(10_000)])
  }

  @Test func `springs of SwiftUI last until they settle`() throws {
    let written = try CurveText.curve(in: "bounce:0.3,0.5s")
    let spring = try Spring(duration: 0.5, bounce: 0.3)
    #expect(written.curve == .spring(spring))
    #expect(written.duration == Interval(seconds: spring.settlingDuration()))
    #expect(
      try CurveText.curve(in: "bounce:0,1s,3").curve
        == .spring(try Spring(duration: 1, bounce: 0), initialVelocity: 3)
    )
  }

  @Test func `a duration after the curve replaces its own`() throws {
    let ease = try CurveText.curve(in: "easeIn@400ms")
    #expect(ease == WrittenCurve(.easeIn, duration: .milliseconds(400)))
    #expect(try CurveText.curve(in: "spring:0.6,0.8s @ 0.25 s").duration == .milliseconds(250))
    #expect(try CurveText.duration(in: " 1 s ") == .milliseconds(1000))
    #expect(try CurveText.duration(in: "86400 s") == .milliseconds(86_400_000))
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `curves with any numbers and spaces are read back`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &numbers)
    }
    func space() -> String { String(repeating: " ", count: Int(numbers.next() % 3)) }
    func written(_ parts: [String], _ opening: String, _ closing: String) -> String {
      let list = parts.map { space() + $0 + space() }.joined(separator: ",")
      return space() + opening + list + closing + space()
    }
    let (x1, y1, x2, y2) = (number(0...1), number(-9...9), number(0...1), number(-1e-9...1e-9))
    let bezier = written([x1, y1, x2, y2].map { "\($0)" }, "cubic-bezier(", ")")
    #expect(
      try CurveText.curve(in: bezier).curve
        == .cubicBezier(try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)),
      "\(bezier)"
    )
    let outputs = (0...(numbers.next() % 9)).map { _ in number(-2...2) }
    let linear = written(outputs.map { "\($0)" }, "linear(", ")")
    let stops = try LinearStops(outputs.map { LinearStops.Stop(output: $0) })
    #expect(try CurveText.curve(in: linear).curve == .stops(stops), "\(linear)")
    let (mass, stiffness) = (number(0.1...9), number(1...900))
    let (damping, velocity) = (number(0.1...90), number(-20...20))
    let keys = [
      "mass=\(mass)", "stiffness = \(stiffness)", "damping= \(damping)", "velocity =\(velocity)",
    ].shuffled(using: &numbers)
    let spring = written(keys, "spring(", ")")
    #expect(
      try CurveText.curve(in: spring).curve
        == .spring(
          try Spring(mass: mass, stiffness: stiffness, damping: damping),
          initialVelocity: velocity
        ),
      "\(spring)"
    )
    let duration = Int64(numbers.next() % 10_000_000_000 + 1)
    let text = "\(bezier)@\(space())\(DurationText.text(duration))\(space())"
    #expect(try CurveText.curve(in: text).duration == Interval(nanoseconds: duration), "\(text)")
  }

  @Test func `every accepted curve has finite values, whatever its numbers`() {
    let numbers = ["5e-324", "1e-160", "0.3", "1e6", "-1e6", "1e160", "1.7e308", "-1.7e308"]
    // Springs that settle late take long: of those that are damped there are few.
    var texts = [
      "spring(tension=40,friction=1e160,velocity=1e6)", "spring(tension=1e160,friction=7)",
      "spring(mass=1e160,stiffness=1e-160,damping=1e160,velocity=-1e6)",
      "spring(mass=1e-160,stiffness=1e140,damping=1.7e308,velocity=1e6)",
    ]
    for (first, second) in numbers.flatMap({ first in numbers.map { (first, $0) } }) {
      texts += [
        "bounce:0.3,1ns,\(first)", "spring:\(first),10s,\(second)",
        "spring(mass=\(first),stiffness=\(second),damping=0,velocity=1e6)@1s",
      ]
      for third in numbers {
        texts += [
          "linear(\(first) 20%, 60% \(second), \(third))",
          "linear(\(first), \(second) \(third)%)", "linear(\(second) \(third)%, 1 50%)",
          "cubic-bezier(\(first),\(second),0.7,\(third))",
        ]
      }
    }
    var count = 0
    for text in texts {
      guard let written = try? CurveText.curve(in: text) else { continue }
      count += 1
      let seconds = written.duration?.seconds ?? 0.4
      let values = (0...8).map {
        written.curve.value(at: seconds * Double($0) / 8, duration: seconds)
      }
      let areFinite = values.allSatisfy { $0.isFinite }
      #expect(areFinite, "\(text): \(values)")
    }
    #expect(count > 500)
  }

  @Test(arguments: 0..<256 as Range<UInt64>)
  func `a damaged text is a curve or an error that points into it`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let texts = [
      "cubic-bezier(0.25,0.1,0.25,1)@400ms", "linear(0, 0.5 20%, 1)", "steps(4, jump-end)",
      "spring:0.6,0.8s,2", "spring(duration=0.5s,bounce=0.3)", "bounce:0.3,0.5s",
    ]
    var text = Array(texts[Int(seed) % texts.count])
    for _ in 0...(numbers.next() % 3) {
      let place = Int(numbers.next() % UInt64(text.count))
      switch numbers.next() % 3 {
      case 0: text.remove(at: place)
      case 1: text.insert("(),:@= %-.é9e".randomElement(using: &numbers) ?? " ", at: place)
      default: text.swapAt(place, Int(numbers.next() % UInt64(text.count)))
      }
    }
    let damaged = String(text)
    do throws(CurveTextError) {
      let written = try CurveText.curve(in: damaged)
      #expect(written.duration.map { $0 > .zero } != false, "\(damaged)")
    } catch {
      #expect((1...(damaged.utf8.count + 1)).contains(error.column), "\(damaged)")
      #expect(!error.message.isEmpty, "\(damaged)")
    }
  }
}
