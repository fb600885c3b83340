#if os(Linux) && arch(x86_64)
internal import JankKernelsV3
internal import JankKernelsV4
internal import JankMotion

extension LayerKernels {
  /// The build for x86-64-v3: registers of 256 bits.
  static let version3 = unsafe LayerKernels(
    name: "x86-64-v3",
    functions: JankKernelsV3.kernelFunctions
  )

  /// The build for x86-64-v4: registers of 512 bits.
  static let version4 = unsafe LayerKernels(
    name: "x86-64-v4",
    functions: JankKernelsV4.kernelFunctions
  )
}
#endif
