import JankTrace
import Testing

struct DigestTests {
  private func digest(_ words: [UInt64]) -> Digest {
    var hasher = DigestHasher()
    for word in words { hasher.combine(word) }
    return hasher.finish()
  }

  @Test
  func `a digest is written as 32 hexadecimal digits`() {
    #expect(Digest(high: 0, low: 255).description == "000000000000000000000000000000ff")
    #expect(digest([1, 2, 3]).description.count == 32)
  }

  // The values come from this implementation: they must be the same bits on every machine, in every
  // build mode.
  @Test
  func `the digest of known words never changes`() {
    #expect(digest([]).description == "6d1f412a11790edf4334d534d4134f50")
    #expect(digest([1, 2, 3]).description == "c04d6df9fcf1dc01b25a48a3d2837254")
  }

  @Test
  func `order, count and every single bit matter`() {
    #expect(digest([1, 2]) != digest([2, 1]))
    #expect(digest([0]) != digest([0, 0]))
    #expect(digest([]) != digest([0]))
    let base = digest([0x0123_4567_89AB_CDEF, 42])
    var seen: Set<Digest> = [base]
    for bit in 0..<64 {
      seen.insert(digest([0x0123_4567_89AB_CDEF ^ (1 << UInt64(bit)), 42]))
      seen.insert(digest([0x0123_4567_89AB_CDEF, 42 ^ (1 << UInt64(bit))]))
    }
    #expect(seen.count == 129)
  }

  @Test
  func `flipping one bit flips about half of the digest`() {
    var flipped = 0
    for bit in 0..<64 {
      let one = digest([7, 1 << UInt64(bit)])
      let other = digest([7, 0])
      flipped += (one.high ^ other.high).nonzeroBitCount + (one.low ^ other.low).nonzeroBitCount
    }
    #expect(abs(flipped - 64 * 64) < 400, "\(flipped) bits of \(64 * 128)")
  }

  @Test
  func `numbers count by their bits and texts by their bytes`() {
    func digest(_ add: (inout DigestHasher) -> Void) -> Digest {
      var hasher = DigestHasher()
      add(&hasher)
      return hasher.finish()
    }
    #expect(digest { $0.combine(0.0) } != digest { $0.combine(-0.0) })
    #expect(digest { $0.combine("ab") } != digest { $0.combine("ba") })
    #expect(digest { $0.combine("") } != digest { $0.combine("\0") })
    let split = digest {
      $0.combine("12345678")
      $0.combine("9")
    }
    #expect(digest { $0.combine("123456789") } != split)
    #expect(digest { $0.combine(Instant(nanoseconds: 5)) } == digest { $0.combine(Int64(5)) })
  }
}
