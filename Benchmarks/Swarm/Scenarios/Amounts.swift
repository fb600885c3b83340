internal import JankExplore

/// Random amounts as scenario files state them.
struct Amounts {
  var dice: Dice
  /// Whether amounts at the ends of their ranges are wanted.
  let hasExtremes: Bool
}

extension Amounts {
  /// A duration as text, mostly of at most so many milliseconds; never above the limit.
  mutating func duration(usually milliseconds: Int, limit: Int = 100_000) -> Tree {
    .text(durationText(usually: milliseconds, limit: limit))
  }

  /// A duration as text, mostly of at most so many milliseconds; never above the limit.
  mutating func durationText(usually milliseconds: Int, limit: Int = 100_000) -> String {
    if hasExtremes, dice.percent(6) {
      return dice.pick(["0 ms", "1 ns", "\(limit) ms", "999999 ns", "\(limit - 1) ms"])
    }
    switch dice.whole(0...5) {
    case 0: return "\(dice.magnitude(0...milliseconds * 1_000_000)) ns"
    case 1: return "\(dice.magnitude(0...milliseconds * 1_000)) us"
    case 2: return "\(dice.whole(0...milliseconds)).\(dice.whole(0...999)) ms"
    default: return "\(dice.whole(0...milliseconds)) ms"
    }
  }

  /// A whole number, mostly of at most `usual`, within a range.
  mutating func whole(usually usual: Int, in range: ClosedRange<Int>) -> Tree {
    .whole(wholeNumber(usually: usual, in: range))
  }

  /// A whole number, mostly of at most `usual`, within a range.
  mutating func wholeNumber(usually usual: Int, in range: ClosedRange<Int>) -> Int {
    if hasExtremes, dice.percent(6) { return dice.pick([range.lowerBound, range.upperBound]) }
    return dice.magnitude(range.lowerBound...max(range.lowerBound, min(usual, range.upperBound)))
  }

  /// A number of a range, sometimes one of its ends.
  mutating func number(in range: ClosedRange<Double>) -> Tree {
    if dice.percent(hasExtremes ? 15 : 3) {
      return .number(dice.pick([range.lowerBound, range.upperBound]))
    }
    return .number(dice.number(in: range))
  }

  /// A refresh rate, often one that displays have.
  mutating func rate(in range: ClosedRange<Int>) -> Int {
    let known = [1, 10, 24, 30, 40, 48, 60, 80, 90, 120, 144, 240].filter(range.contains)
    if dice.percent(70), let rate = dice.pickAny(known) { return rate }
    if hasExtremes, dice.percent(10) { return dice.pick([range.lowerBound, range.upperBound]) }
    return dice.whole(range.lowerBound...min(range.upperBound, 240))
  }

  /// A place on a phone's screen, sometimes off it.
  mutating func place() -> Tree {
    if hasExtremes, dice.percent(5) {
      return .array([number(in: -10_000...10_000), number(in: -10_000...10_000)])
    }
    return .array([.whole(dice.whole(0...400)), .whole(dice.whole(0...850))])
  }
}
