/// The functions of the hot loop, compiled for one instruction set.
///
/// Every build gives the same bits, so results do not depend on the choice. The library contains
/// the portable build. An executable that links a build for wider registers installs it at its
/// start, around all other code:
///
///     LayerKernels.$current.withValue(.widest) { … }
@safe public struct LayerKernels: Sendable {
  /// The instruction set, as reports name it.
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

  /// The build that layer fields created in this task use.
  @TaskLocal public static var current = LayerKernels.portable
}
