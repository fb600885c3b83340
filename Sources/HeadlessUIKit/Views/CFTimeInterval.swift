#if !canImport(Darwin)
/// A length or a point of time in seconds, under the name that Core Animation uses.
public typealias CFTimeInterval = Double
#endif
