public import Foundation

/// The name of `Int` in Objective-C.
public typealias NSInteger = Int
/// The name of `UInt` in Objective-C.
public typealias NSUInteger = UInt
/// The name of `CGFloat.greatestFiniteMagnitude` in old code.
public let CGFLOAT_MAX = CGFloat.greatestFiniteMagnitude
#if !canImport(Darwin)
/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// The largest finite number of single precision, as in Apple's headers.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest finite number of single precision.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Runs a closure; without Objective-C there are no objects to release at its end.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
#endif
