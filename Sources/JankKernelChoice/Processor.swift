#if os(Linux) && arch(x86_64)
/// The features of the current processor that the operating system allows.
struct Processor {
  /// Whether it has the features of x86-64-v3; all that come with AVX2 are checked.
  let hasVersion3: Bool
  /// Whether it also has the features of x86-64-v4: five parts of AVX-512.
  let hasVersion4: Bool

  static let current = Processor()

  private init() {
    let basic = Leaf(0).words
    let structured = Leaf(1).words
    let extended = Leaf(2).words
    let (fma, movbe, avx, f16c) = (12, 22, 28, 29)
    let (bmi1, avx2, bmi2) = (3, 5, 8)
    let lzcnt = 5
    hasVersion3 =
      basic.c.has([fma, movbe, avx, f16c]) && structured.b.has([bmi1, avx2, bmi2])
      && extended.c.has([lzcnt])
    let (foundation, doubleAndQuad, conflict, byteAndWord, vectorLength) = (16, 17, 28, 30, 31)
    hasVersion4 =
      hasVersion3
      && structured.b.has([foundation, doubleAndQuad, conflict, byteAndWord, vectorLength])
  }
}

/// One group of features, as reported by glibc 2.33 and later.
///
/// The C library queries the processor at its start and knows which registers the operating system
/// saves. Eight words: the available features in the registers a, b, c and d, then the usable ones.
private struct Leaf {
  /// The usable features, in the registers b and c.
  let words: (b: UInt32, c: UInt32)

  /// - Parameter number: 0 for the basic features, 1 for the structured ones, 2 for the extended.
  init(_ number: UInt32) {
    let answer = unsafe featureLeaf(number)
    words = unsafe (answer[5], answer[6])
  }
}

// The header with the declaration is C, and this package contains no C.
@_silgen_name("__x86_get_cpuid_feature_leaf")
private func featureLeaf(_ number: UInt32) -> UnsafePointer<UInt32>

extension UInt32 {
  fileprivate func has(_ bits: [Int]) -> Bool {
    bits.allSatisfy { self >> UInt32($0) & 1 == 1 }
  }
}
#endif
