public import Foundation

/// Counts pieces of work, such as animations, and reports when all have ended.
///
/// Dispatch's class of this name belongs to the queues of the host machine. There is no `wait`: on
/// the device's only thread the work could never end.
public final class DispatchGroup {
  private var count = 0
  private var observers: [(DispatchQueue, () -> Void)] = []

  /// Creates a group without work.
  public init() {}

  /// Counts one more piece of work.
  public func enter() {
    count += 1
  }

  /// Counts a piece of work as ended.
  public func leave() {
    precondition(count > 0, "leave() without enter(): the group has no work that could end")
    count -= 1
    guard count == 0 else { return }
    let waiting = observers
    observers = []
    for (queue, work) in waiting { queue.take(work) }
  }

  /// Runs a closure on a queue once no work is left.
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    guard count > 0 else { return queue.take(work) }
    observers.append((queue, work))
  }

  /// Performs a work item on a queue once no work is left.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }
}
