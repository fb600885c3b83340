internal import Foundation

/// The number of random cases in property tests.
package enum RandomCases {
  /// Returns the count from an environment variable, or the usual one.
  ///
  /// The nightly check sets more than a debug test run has time for.
  package static func count(_ variable: String, usually usual: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) } ?? usual
  }
}
