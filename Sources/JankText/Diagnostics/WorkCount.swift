/// How much work reading a file has been, in steps that no machine changes.
///
/// Whatever goes through a list of names or parts adds how many it went through. Tests compare the
/// counts of a file and of one twice as long: a loop within a loop shows as four times the work.
package final class WorkCount {
  package private(set) var steps = 0

  package init() {}
}

extension WorkCount {
  /// Adds steps.
  package func add(_ count: Int = 1) { steps &+= count }
}
