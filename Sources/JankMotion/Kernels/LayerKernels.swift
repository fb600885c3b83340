/// The functions of the hot loop, as built for one set of instructions.
///
/// Every build gives the same bits, so the choice never shows in a result. The library has the one
/// that runs everywhere. An executable that links a build for wider registers installs it at its
/// start, around everything it does:
///
///     LayerKernels.$current.withValue(.widest) { … }
@safe public struct LayerKernels: Sendable {
  /// The set of instructions, as reports name it.
  public let name: String
  package let functions: KernelFunctions

  package init(name: String, functions: KernelFunctions) {
    self.name = name
    unsafe self.functions = functions
  }
}

extension LayerKernels {
  /// The build for every processor of an architecture.
  public static let portable = unsafe LayerKernels(name: "portable", functions: kernelFunctions)

  /// The build that layer fields made in this task take.
  @TaskLocal public static var current = LayerKernels.portable
}
