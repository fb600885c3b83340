public import Foundation
internal import JankEngine

// A deadline that is written as `.now() + 0.3` or `DispatchTime.now() + 0.3` selects these methods.
extension DispatchQueue {
  /// Runs a closure at a time of the virtual device.
  ///
  /// - Parameters:
  ///   - deadline: The time.
  ///   - work: The closure. On the main queue it runs at the deadline or as soon after as the main
  ///     thread is free; see ``async(execute:)`` for other queues.
  public func asyncAfter(deadline: VirtualTime, execute work: @escaping () -> Void) {
    take(work, at: deadline)
  }

  /// Runs a work item at a time of the virtual device, unless it is cancelled before.
  public func asyncAfter(deadline: VirtualTime, execute workItem: DispatchWorkItem) {
    take(workItem.perform, at: deadline)
  }

  /// Runs a closure after the current frame's commit, or on another queue than the main one.
  ///
  /// The device has one thread. Work on other queues runs when that thread is free, in the order of
  /// the requests, and takes no time of it; our choice, since the time that real work takes is
  /// unknown. Code that should cost time calls `Simulation.spend`.
  public func async(execute work: @escaping () -> Void) {
    take(work)
  }

  /// Runs a work item like a closure, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem) {
    take(workItem.perform)
  }

  /// Runs a closure as part of a group.
  public func async(group: DispatchGroup, execute work: @escaping () -> Void) {
    group.enter()
    take {
      work()
      group.leave()
    }
  }
}

extension DispatchQueue {
  // On Linux every access to the main queue returns a different object.
  private var isMain: Bool { label == DispatchQueue.main.label }

  private func take(_ work: @escaping () -> Void, at deadline: VirtualTime) {
    let simulation = Simulation.current
    simulation.wait(until: deadline.instant) { self.perform(work, "asyncAfter", in: simulation) }
  }

  func take(_ work: @escaping () -> Void) {
    let simulation = Simulation.current
    guard isMain else {
      _ = simulation.call(after: .zero, work)
      return
    }
    simulation.runAfterCommit { self.perform(work, "async", in: simulation) }
  }

  private func perform(_ work: () -> Void, _ name: String, in simulation: Simulation) {
    if isMain { simulation.device.spendCallback(name) }
    work()
  }
}
