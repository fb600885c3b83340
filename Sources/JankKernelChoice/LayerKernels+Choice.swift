public import JankMotion

extension LayerKernels {
  /// The builds that this processor can run, from the portable one to the widest.
  public static let available: [LayerKernels] = {
    #if os(Linux) && arch(x86_64)
    let processor = Processor.current
    return [.portable] + (processor.hasVersion3 ? [.version3] : [])
      + (processor.hasVersion4 ? [.version4] : [])
    #else
    return [.portable]
    #endif
  }()

  /// The build with the widest registers of this processor.
  public static let widest = available.last ?? .portable
}
