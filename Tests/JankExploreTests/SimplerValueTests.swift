import JankExplore
import Testing

struct SimplerValueTests {
  @Test func `numbers become zero, one, and numbers with fewer digits`() {
    #expect(SimplerValue.of(.word("24")) == ["0", "1", "20"].map(Tree.word))
    #expect(SimplerValue.of(.word("0.637")) == ["0", "1", "0.6", "0.64"].map(Tree.word))
    #expect(SimplerValue.of(.word("-187.25")).contains(.word("-200")))
    #expect(SimplerValue.of(.word("0")).isEmpty)
    #expect(SimplerValue.of(.word("true")).isEmpty)
  }

  @Test func `durations keep a unit and become rounder`() {
    let simpler = ["0 ms", "20 ms", "10 ms", "16 ms"].map(Tree.text)
    #expect(SimplerValue.of(.text("16.4 ms")) == simpler)
    #expect(SimplerValue.of(.text("999999 ns")).contains(.text("1 ms")))
    #expect(SimplerValue.of(.text("decode hero.png")).isEmpty)
    #expect(SimplerValue.of(.text("Page 12")).isEmpty)
  }

  @Test func `times of steps lose their delay and the name of their step`() {
    let simpler = SimplerValue.of(.text("50 ms after frame 37 of swipe"))
    #expect(simpler.first == .text("frame 37 of swipe"))
    #expect(simpler.contains(.text("50 ms after frame 37")))
    #expect(simpler.contains(.text("50 ms after frame 40 of swipe")))
    #expect(simpler.contains(.text("0 ms after frame 37 of swipe")))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `simplifying ends, whichever simpler value is taken`(seed: UInt64) {
    var dice = Dice(seed: seed, purpose: "test")
    var value = Tree.text("\(dice.magnitude(0...999_999_999)) ns after end of s\(dice.bits())")
    var count = 0
    while let next = dice.pickAny(SimplerValue.of(value)) {
      value = next
      count += 1
      #expect(count < 100, "\(value)")
      guard count < 100 else { return }
    }
    #expect(value == "end")
  }
}
