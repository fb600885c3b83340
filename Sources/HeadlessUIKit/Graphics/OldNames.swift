public import Foundation

/// The name of `Int` in Objective-C.
public typealias NSInteger = Int
/// The name of `UInt` in Objective-C.
public typealias NSUInteger = UInt
/// The name of `CGFloat.greatestFiniteMagnitude` in old code.
public let CGFLOAT_MAX = CGFloat.greatestFiniteMagnitude
#if !canImport(Darwin)
/// The largest finite number of single precision, as in Apple's headers.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest finite number of single precision.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Runs a closure; without Objective-C there are no objects to release at its end.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
#endif
