/// The amount of work for reading a file, in steps that do not depend on the machine.
///
/// Code that goes through a list adds the number of items. Tests compare the counts of a file and
/// of one twice as long: a nested loop shows as four times the work.
package final class WorkCount {
  package private(set) var steps = 0

  package init() {}
}

extension WorkCount {
  /// Adds steps.
  package func add(_ count: Int = 1) { steps &+= count }
}
