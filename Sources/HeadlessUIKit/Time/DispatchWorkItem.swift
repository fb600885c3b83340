public import Foundation

/// A closure that can be cancelled while it waits for its queue.
///
/// Dispatch's class of this name belongs to the queues of the host machine.
public final class DispatchWorkItem {
  private let block: () -> Void
  private var observers: [(DispatchQueue, () -> Void)] = []
  private var hasRun = false
  /// Whether the item was cancelled.
  public private(set) var isCancelled = false

  /// Creates a work item; the quality of service and the flags have no effect on the device.
  public init(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    self.block = block
  }

  /// Runs the closure at once, unless the item was cancelled.
  public func perform() {
    if !isCancelled { block() }
    hasRun = true
    for (queue, work) in observers { queue.take(work) }
    observers = []
  }

  /// Prevents that the closure runs, if it does not run yet.
  public func cancel() {
    isCancelled = true
  }

  /// Runs a closure on a queue once the item has run or was due while cancelled.
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    guard hasRun else { return observers.append((queue, work)) }
    queue.take(work)
  }
}
