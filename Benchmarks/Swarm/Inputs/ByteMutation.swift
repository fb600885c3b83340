internal import JankExplore

/// Changes of bytes, whatever they mean.
struct ByteMutation {
  private(set) var bytes: [UInt8]
  /// What pieces are taken from.
  let others: [Corpus.Seed]

  /// The most bytes that an input grows to.
  static let byteLimit = 90_000
}

extension ByteMutation {
  /// Creates the change of some bytes.
  init(_ bytes: [UInt8], others: [Corpus.Seed]) {
    self.bytes = bytes
    self.others = others
  }

  /// Makes one change.
  mutating func change(_ dice: inout Dice) {
    guard !bytes.isEmpty else {
      bytes = dice.pick(Extremes.bytes)
      return
    }
    switch dice.whole(0...11) {
    case 0: flip(&dice)
    case 1: truncate(&dice)
    case 2: splice(&dice)
    case 3, 4, 5: replaceNumber(&dice)
    case 6: insert(dice.pick(Extremes.bytes), &dice)
    case 7: removeRange(&dice)
    case 8: repeatRange(&dice)
    case 9: repeatLine(&dice)
    case 10: swapLines(&dice)
    default: changeField(&dice)
    }
    if bytes.count > Self.byteLimit { bytes.removeLast(bytes.count - Self.byteLimit) }
  }

  /// Makes a change of a kind that people and tools make: another number, a line more or less.
  mutating func changeGently(_ dice: inout Dice) {
    guard !bytes.isEmpty else { return }
    switch dice.whole(0...5) {
    case 0: swapLines(&dice)
    case 1: repeatLine(&dice, most: 20)
    case 2: removeLine(&dice)
    default: changeNumber(&dice)
    }
  }

  private mutating func flip(_ dice: inout Dice) {
    for _ in 0..<dice.magnitude(1...8) {
      let place = dice.whole(0...bytes.count - 1)
      bytes[place] =
        dice.percent(50)
        ? bytes[place] ^ (1 << UInt8(dice.whole(0...7))) : UInt8(dice.whole(0...255))
    }
  }

  private mutating func truncate(_ dice: inout Dice) {
    let count = dice.whole(0...bytes.count)
    if dice.percent(70) { bytes.removeLast(bytes.count - count) } else { bytes.removeFirst(count) }
  }

  private mutating func splice(_ dice: inout Dice) {
    guard let other = dice.pickAny(others)?.bytes, !other.isEmpty else { return }
    let range = Self.range(in: other, &dice)
    let place = Self.range(in: bytes, &dice)
    bytes.replaceSubrange(
      dice.percent(50) ? place : place.lowerBound..<place.lowerBound,
      with: other[range]
    )
  }

  private mutating func insert(_ new: [UInt8], _ dice: inout Dice) {
    bytes.insert(contentsOf: new, at: dice.whole(0...bytes.count))
  }

  private mutating func removeRange(_ dice: inout Dice) {
    bytes.removeSubrange(Self.range(in: bytes, &dice))
  }

  private mutating func repeatRange(_ dice: inout Dice) {
    let range = Self.range(in: bytes, &dice)
    let count = min(dice.magnitude(1...3_000), Self.byteLimit / max(1, range.count))
    let piece = Array(bytes[range])
    bytes.insert(contentsOf: (0..<count).flatMap { _ in piece }, at: range.upperBound)
  }

  /// Some of the bytes, mostly few.
  private static func range(in bytes: [UInt8], _ dice: inout Dice) -> Range<Int> {
    let start = dice.whole(0...bytes.count - 1)
    return start..<min(bytes.count, start + dice.magnitude(1...bytes.count))
  }
}

// MARK: Text

extension ByteMutation {
  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Puts another number in the place of one.
  private mutating func replaceNumber(_ dice: inout Dice) {
    let start = dice.whole(0...bytes.count - 1)
    guard let first = bytes[start...].firstIndex(where: Self.isDigit) else { return }
    let rest = bytes[first...]
    let end = rest.firstIndex { !Self.isDigit($0) && $0 != UInt8(ascii: ".") } ?? rest.endIndex
    bytes.replaceSubrange(
      first..<end,
      with: Array(dice.pick(Extremes.numbers + Extremes.noNumbers).utf8)
    )
  }

  private func lines() -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Puts a number like it in the place of one.
  private mutating func changeNumber(_ dice: inout Dice) {
    let start = dice.whole(0...bytes.count - 1)
    guard let first = bytes[start...].firstIndex(where: Self.isDigit) else { return }
    let rest = bytes[first...]
    let end = rest.firstIndex { !Self.isDigit($0) && $0 != UInt8(ascii: ".") } ?? rest.endIndex
    let number = String(decoding: bytes[first..<end], as: UTF8.self)
    bytes.replaceSubrange(first..<end, with: Array(NumberMutation.near(number, &dice).utf8))
  }

  private mutating func removeLine(_ dice: inout Dice) {
    var lines = lines()
    lines.remove(at: dice.whole(0...lines.count - 1))
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private mutating func repeatLine(_ dice: inout Dice, most limit: Int = 4_000) {
    var lines = lines()
    let index = dice.whole(0...lines.count - 1)
    let most = max(1, min(limit, Self.byteLimit / max(1, lines[index].count)))
    let copies = [ArraySlice<UInt8>](repeating: lines[index], count: dice.magnitude(1...most))
    lines.insert(contentsOf: copies, at: index)
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private mutating func swapLines(_ dice: inout Dice) {
    var lines = lines()
    lines.swapAt(dice.whole(0...lines.count - 1), dice.whole(0...lines.count - 1))
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Puts something else in the place of what stands between two separators.
  private mutating func changeField(_ dice: inout Dice) {
    let separators: Set<UInt8> = Set(",;\t \"':=<>|".utf8)
    let start = dice.whole(0...bytes.count - 1)
    guard let first = bytes[start...].firstIndex(where: { !separators.contains($0) }) else {
      return
    }
    let rest = bytes[first...]
    let end = rest.firstIndex { separators.contains($0) || $0 == 10 } ?? rest.endIndex
    let new =
      dice.percent(50)
      ? Array(dice.pick(Extremes.numbers + Extremes.noNumbers).utf8) : dice.pick(Extremes.bytes)
    bytes.replaceSubrange(first..<end, with: dice.percent(20) ? [] : new)
  }
}
