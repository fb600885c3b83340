// This folder is compiled several times, each time for another instruction set, and every build
// gives the same bits. Its code follows these rules:
//
// - Only + − × ÷ in binary32, comparisons and integer arithmetic, in a fixed order. No fused
//   multiply-add, no library function, no sum whose order depends on the register width.
// - Only vectors, numbers and raw pointers, and no generic code of its own: two builds would
//   specialise a generic function under one name, and the linker keeps one of them for all.
// - Helpers are always inlined: a 64-byte vector crosses a call in four pieces.

/// Sixteen numbers in one vector.
package typealias Lanes = SIMD16<Float>

/// The bit patterns of sixteen numbers.
package typealias LaneBits = SIMD16<UInt32>

@inline(__always)
func bits(_ lanes: Lanes) -> LaneBits {
  unsafe unsafeBitCast(lanes, to: LaneBits.self)
}

@inline(__always)
func lanes(_ bits: LaneBits) -> Lanes {
  unsafe unsafeBitCast(bits, to: Lanes.self)
}

@inline(__always)
func larger(_ lanes: Lanes, _ bound: Float) -> Lanes {
  let bounds = Lanes(repeating: bound)
  return bounds.replacing(with: lanes, where: lanes .> bounds)
}

@inline(__always)
func smaller(_ lanes: Lanes, _ bound: Float) -> Lanes {
  let bounds = Lanes(repeating: bound)
  return bounds.replacing(with: lanes, where: lanes .< bounds)
}

/// Selects `second` where the mask has ones and `first` where it has zeros, bit by bit.
///
/// A Boolean mask that is used more than once becomes a loop over lanes [certain: seen in the
/// machine code]; a bit mask does not.
@inline(__always)
func select(_ first: Lanes, _ second: Lanes, _ mask: LaneBits) -> Lanes {
  lanes(bits(first) ^ ((bits(first) ^ bits(second)) & mask))
}

/// All bits set where a number is below zero.
@inline(__always)
func maskOfNegative(_ numbers: Lanes) -> LaneBits {
  LaneBits.zero &- (bits(numbers) &>> 31)
}

@inline(__always)
func loadLanes(_ address: UnsafeRawPointer, _ index: Int) -> Lanes {
  unsafe address.load(fromByteOffset: index &* 64, as: Lanes.self)
}
