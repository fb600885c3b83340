#if !canImport(Darwin)
/// A duration or a point in time in seconds, under Core Animation's name.
public typealias CFTimeInterval = Double
#endif
