/// Random damage to the bytes of a file.
///
///     let damage = ByteDamage(strangers: ["-1", "null"])
///     let bytes = damage.applied(to: original, with: &generator)
///
/// It changes, swaps, removes or duplicates bytes, or truncates the file. Most often it replaces a
/// number or a word by a stranger.
package struct ByteDamage {
  private let strangers: [[UInt8]]

  /// Creates damage.
  ///
  /// - Parameter strangers: The replacements of numbers and words.
  package init(strangers: [String]) {
    self.strangers = strangers.map { Array($0.utf8) }
  }
}

extension ByteDamage {
  /// Damages a file at one to four positions.
  ///
  /// - Parameters:
  ///   - original: The bytes of the file.
  ///   - generator: The source of all randomness.
  /// - Returns: The damaged bytes, possibly none.
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
      // Numbers determine times and positions, and a minus sign changes them most.
      let stranger = strangers.randomElement(using: &generator) ?? []
      bytes.replaceSubrange(Self.wordAround(place, in: bytes), with: stranger)
    }
  }

  /// Returns the digits and letters around the first digit from a position.
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
