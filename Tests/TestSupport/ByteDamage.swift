/// Random damage to the bytes of a file, as a bad disk, a bad editor or an enemy does it.
///
///     let damage = ByteDamage(strangers: ["-1", "null"])
///     let bytes = damage.applied(to: original, with: &generator)
///
/// Bytes are changed, swapped, cut out or doubled, the end is cut off, and most often a number or
/// a word is replaced by one that does not belong there.
package struct ByteDamage {
  private let strangers: [[UInt8]]

  /// Creates damage.
  ///
  /// - Parameter strangers: what is put in the place of numbers and words.
  package init(strangers: [String]) {
    self.strangers = strangers.map { Array($0.utf8) }
  }
}

extension ByteDamage {
  /// Damages a file in one to four places.
  ///
  /// - Parameters:
  ///   - original: the bytes of the file.
  ///   - generator: decides everything.
  /// - Returns: The damaged bytes, which can be none.
  package func applied(
    to original: [UInt8],
    with generator: inout some RandomNumberGenerator
  ) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      damage(&bytes, with: &generator)
    }
    return bytes
  }

  private func damage(_ bytes: inout [UInt8], with generator: inout some RandomNumberGenerator) {
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    let end = min(place + Int.random(in: 1...60, using: &generator), bytes.count)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
    case 3: bytes.removeLast(bytes.count - place)
    case 4: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &generator))
    default:
      // Numbers decide what becomes of times and places, and a minus sign is most of it.
      let stranger = strangers.randomElement(using: &generator) ?? []
      bytes.replaceSubrange(Self.wordAround(place, in: bytes), with: stranger)
    }
  }

  /// The digits and letters around the first digit from a place on.
  private static func wordAround(_ place: Int, in bytes: [UInt8]) -> Range<Int> {
    func isPart(_ byte: UInt8) -> Bool {
      (0x2D...0x39).contains(byte) && byte != 0x2F || (0x41...0x7A).contains(byte)
    }
    let first = bytes[place...].firstIndex { (0x30...0x39).contains($0) } ?? place
    let start = bytes[..<first].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
    let end = bytes[first...].firstIndex { !isPart($0) } ?? bytes.count
    return min(start, end)..<max(start, end)
  }
}
