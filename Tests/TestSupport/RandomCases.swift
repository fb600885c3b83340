internal import Foundation

/// How many random cases a test of a property plays.
package enum RandomCases {
  /// The count that a variable of the environment sets, or the usual one.
  ///
  /// The nightly check sets more than fit into a test run without optimisation.
  package static func count(_ variable: String, usually usual: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) } ?? usual
  }
}
