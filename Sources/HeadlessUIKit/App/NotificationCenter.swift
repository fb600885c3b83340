#if !canImport(ObjectiveC)
public import Foundation
internal import JankEngine

/// The notifications of one process, delivered at once in the order in which observers were added.
///
/// It replaces Foundation's, which has one centre for all runs on the host machine and delivers in
/// no order. A file that also imports Foundation has to qualify the name. The centre retains blocks
/// until the end of the run, and no observers with selectors.
public final class NotificationCenter: NSObject {
  private var observations: [Observation] = []

  /// The centre of the running process; outside a run, one without observers.
  public static var `default`: NotificationCenter {
    Simulation.running?.app.notifications ?? NotificationCenter()
  }

  /// Creates a centre of the app's own.
  public override init() {}
}

// MARK: Observers

extension NotificationCenter {
  /// Adds an observer whose selector is performed; it is not retained.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = Observation.Target.selector(Weak(observer as AnyObject), aSelector)
    observations.append(Observation(of: aName, from: anObject, target))
  }

  /// Adds a block, which is called where notifications are posted, whatever its queue.
  ///
  /// - Returns: The token to remove the block with.
  public func addObserver(
    forName name: NSNotification.Name?,
    object obj: Any?,
    queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observation = Observation(of: name, from: obj, .block(block))
    observations.append(observation)
    return observation
  }

  /// Removes an observer, or the block of a token.
  public func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes an observer of notifications of one name, of one object; nil stands for all.
  public func removeObserver(
    _ observer: Any,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let object = anObject.map { $0 as AnyObject }
    for observation in observations
    where observation.isOf(observer) && (aName == nil || observation.name == aName)
      && (object == nil || observation.object === object)
    {
      observation.isOver = true
    }
    observations.removeAll(where: \.isOver)
  }

  func letGo() {
    for observation in observations { observation.isOver = true }
    observations = []
  }
}

// MARK: Notifications

extension NotificationCenter {
  /// Delivers a notification to all its observers before it returns.
  public func post(_ notification: Notification) {
    let sender = notification.object.map { $0 as AnyObject }
    for observation in observations
    where !observation.isOver && observation.hears(notification.name, of: sender) {
      observation.receive(notification)
    }
  }

  /// Delivers a notification to all its observers before it returns.
  public func post(
    name aName: NSNotification.Name,
    object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }
}

/// An observer of notifications, and the token of a block.
private final class Observation: NSObject {
  enum Target {
    case selector(Weak, Selector)
    case block((Notification) -> Void)
  }

  let name: NSNotification.Name?
  private(set) weak var object: AnyObject?
  /// Whether notifications of other objects do not count.
  private let isOfOneObject: Bool
  private let target: Target
  /// Whether it was removed, perhaps while a notification is delivered.
  var isOver = false

  init(of name: NSNotification.Name?, from object: Any?, _ target: Target) {
    self.name = name
    self.object = object.map { $0 as AnyObject }
    isOfOneObject = object != nil
    self.target = target
  }
}

/// A reference that does not retain.
private struct Weak {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

extension Observation {
  func isOf(_ observer: AnyObject) -> Bool {
    if case .selector(let own, _) = target { own.object === observer } else { self === observer }
  }

  func hears(_ name: NSNotification.Name, of sender: AnyObject?) -> Bool {
    guard self.name == nil || self.name == name else { return false }
    return !isOfOneObject || object === sender && sender != nil
  }

  func receive(_ notification: Notification) {
    switch target {
    case .selector(let observer, let selector):
      if let observer = observer.object { selector.send(to: observer, notification) }
    case .block(let block): block(notification)
    }
  }
}
#endif
