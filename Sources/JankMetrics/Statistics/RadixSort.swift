/// Radix sort, for columns of a million lengths of time.
///
/// Least significant digit first, up to 12 bits per digit, so lengths that differ by less than 16
/// ms take two passes. A comparison sort takes some ten times as long.
package enum RadixSort {
  private static let digitBits = 12

  /// Sorts numbers in ascending order.
  ///
  /// - Complexity: O(*n* · *b* / 12) for *n* numbers of at most *b* bits.
  package static func sort<Number: FixedWidthInteger & UnsignedInteger>(
    _ numbers: inout [Number]
  ) {
    guard numbers.count > 1_000 else {
      numbers.sort()
      return
    }
    let bits = Number.bitWidth - (numbers.max() ?? 0).leadingZeroBitCount
    let passes = (bits + digitBits - 1) / digitBits
    var target = [Number](repeating: 0, count: numbers.count)
    for pass in 0..<passes {
      let digit = bits * pass / passes..<bits * (pass + 1) / passes
      distribute(numbers, into: &target, by: digit)
      swap(&numbers, &target)
    }
  }

  private static func distribute<Number: FixedWidthInteger & UnsignedInteger>(
    _ source: [Number],
    into target: inout [Number],
    by bits: Range<Int>
  ) {
    let mask = Number(1) << Number(bits.count) - 1
    let shift = Number(bits.lowerBound)
    var places = [Int](repeating: 0, count: 1 << bits.count)
    // Bounds checks would take half the time. A digit has no more values than there are indices,
    // and the indices, counted from the same source, fill the target exactly.
    unsafe places.withUnsafeMutableBufferPointer { places in
      for number in source {
        unsafe places[Int(truncatingIfNeeded: number &>> shift & mask)] &+= 1
      }
      var place = 0
      for digit in 0..<1 << bits.count {
        let count = unsafe places[digit]
        unsafe places[digit] = place
        place &+= count
      }
      unsafe target.withUnsafeMutableBufferPointer { target in
        for number in source {
          let digit = Int(truncatingIfNeeded: number &>> shift & mask)
          let place = unsafe places[digit]
          unsafe target[place] = number
          unsafe places[digit] = place &+ 1
        }
      }
    }
  }
}
