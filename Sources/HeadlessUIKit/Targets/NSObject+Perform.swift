#if !canImport(ObjectiveC)
public import Foundation
internal import JankEngine

extension NSObjectProtocol {
  /// Performs a selector at once.
  public func perform(_ aSelector: Selector) {
    aSelector.send(to: self)
  }

  /// Performs a selector with an argument at once.
  public func perform(_ aSelector: Selector, with object: Any?) {
    aSelector.send(to: self, object)
  }

  /// Performs a selector with two arguments at once.
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) {
    aSelector.send(to: self, object1, object2)
  }

  /// Whether a selector's method is one of this object's class.
  ///
  /// A selector that has a name only counts as unknown.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isMethod(of: self) } ?? false
  }
}

extension NSObject {
  /// Performs a selector after a delay of virtual time, in seconds; it retains the object.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let simulation = Simulation.current
    let timer = simulation.call(after: Interval(seconds: max(delay, 0))) {
      simulation.clocks.requests.removeAll { $0.target === self && $0.selector == aSelector }
      simulation.device.spendCallback(WorkRecord.timer)
      aSelector.send(to: self, anArgument)
    }
    simulation.clocks.requests.append(
      PerformRequest(target: self, selector: aSelector, timer: timer)
    )
  }

  /// Cancels the delayed requests of an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    Simulation.current.cancelRequests { $0.target === aTarget as AnyObject }
  }

  /// Cancels the delayed requests of an object for a selector.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    Simulation.current.cancelRequests {
      $0.target === aTarget as AnyObject && $0.selector == aSelector
    }
  }
}

/// A selector that waits for its delay.
struct PerformRequest {
  let target: AnyObject
  let selector: Selector
  let timer: Simulation.Timer
}

extension Simulation {
  fileprivate func cancelRequests(_ isMeant: (PerformRequest) -> Bool) {
    for request in clocks.requests where isMeant(request) { cancel(request.timer) }
    clocks.requests.removeAll(where: isMeant)
  }
}
#endif
