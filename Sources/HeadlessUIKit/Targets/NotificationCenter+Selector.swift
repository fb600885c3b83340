#if !canImport(ObjectiveC)
public import Foundation

extension NotificationCenter {
  /// Adds an observer whose selector is performed for notifications of the same run.
  ///
  /// The observer is not retained. Runs on several tasks share the centre of the process, so
  /// notifications of other runs do not count.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let simulation = Simulation.current
    let observation = Observation(of: observer as AnyObject, aSelector)
    // The block may hold only what can be sent: it finds the observation in the run of its caller.
    let id = ObjectIdentifier(observation)
    observation.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      Simulation.running?.observation(id)?.receive(notification)
    }
    observation.name = aName
    observation.center = self
    simulation.clocks.observations.append(observation)
  }

  /// Removes an observer of notifications, added by selector or with a block.
  public func removeObserver(_ observer: AnyObject) {
    guard let simulation = Simulation.running else { return removeObserver(observer as Any) }
    if !simulation.removeObservations({ $0.observer === observer }) {
      removeObserver(observer as Any)
    }
  }

  /// Removes an observer of notifications of one name.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    Simulation.running?.removeObservations {
      $0.observer === observer && (aName == nil || $0.name == aName)
    }
  }
}

/// A selector that is performed for notifications.
final class Observation {
  fileprivate weak var observer: AnyObject?
  fileprivate var token: (any NSObjectProtocol)?
  fileprivate var name: NSNotification.Name?
  fileprivate weak var center: NotificationCenter?
  private let selector: Selector

  fileprivate init(of observer: AnyObject, _ selector: Selector) {
    self.observer = observer
    self.selector = selector
  }
}

extension Observation {
  fileprivate func receive(_ notification: Notification) {
    guard let observer else { return }
    selector.send(to: observer, notification)
  }

  func end() {
    if let token { center?.removeObserver(token as Any) }
    token = nil
  }
}

extension Simulation {
  fileprivate func observation(_ id: ObjectIdentifier) -> Observation? {
    clocks.observations.first { ObjectIdentifier($0) == id }
  }

  /// Ends the observations that are meant, and returns whether there were any.
  @discardableResult
  fileprivate func removeObservations(_ isMeant: (Observation) -> Bool) -> Bool {
    let ended = clocks.observations.filter(isMeant)
    for observation in ended { observation.end() }
    clocks.observations.removeAll(where: isMeant)
    return !ended.isEmpty
  }
}
#endif
