public import Foundation

/// The methods called when an animator resumes and pauses.
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before the first step, and before the first after a pause; optional.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when nothing moves any more; optional.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by forces, on the main thread, once for every refresh.
///
///     let animator = UIDynamicAnimator(referenceView: view)
///     animator.addBehavior(UIGravityBehavior(items: [card]))
///
/// 1. The first refresh after a start moves nothing; instantaneous pushes are applied then.
/// 2. Each following refresh moves every item by the time between the two time stamps.
/// 3. When nothing moves or accelerates, it pauses until a behaviour changes.
///
/// Pushes and gravity are modelled; collisions, attachments, snaps, fields and rotation are not.
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinate system applies.
  public private(set) weak var referenceView: UIView?
  /// The behaviours in the order in which they were added, without child behaviours.
  public private(set) var behaviors: [UIDynamicBehavior] = []
  /// The delegate, called when the animator resumes and pauses.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The time for which it has been running, in seconds.
  public private(set) var elapsedTime: TimeInterval = 0

  private var world = DynamicWorld()
  private var link: CADisplayLink?
  private var lastStamp: CFTimeInterval?

  /// Creates an animator for the subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
  }

  deinit {
    link?.invalidate()
  }

  /// Whether it is running, not paused.
  public var isRunning: Bool { link != nil }

  /// Adds a behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.move(to: self)
    behaviors.append(behavior)
    behaviorsDidChange()
  }

  /// Removes a behaviour; its items stay in place.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    behaviorsDidChange()
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Updates the animator with an item's position after the app has changed it.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.change(item) { $0.position = SIMD2(item.center) }
  }

  /// Returns the items that intersect a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies.map(\.item).filter { item in
      let (center, size) = (item.center, item.bounds.size)
      let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
      return CGRect(origin: origin, size: size).intersects(rect)
    }
  }
}

extension UIDynamicAnimator {
  func behaviorsDidChange() {
    let items = behaviors.flatMap(\.withChildren).flatMap(\.ownItems)
    world.keep(Set(items.map(\.dynamicID)))
    for item in items { world.add(item) }
    if items.isEmpty { pause() } else { resume() }
  }

  func velocity(of item: any UIDynamicItem) -> SIMD2<Double> {
    world.body(of: item)?.velocity ?? .zero
  }

  private func resume() {
    guard link == nil else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink { [unowned self] link in step(to: link.timestamp) }
    link.start()
    self.link = link
  }

  private func pause() {
    guard let link else { return }
    link.invalidate()
    self.link = nil
    lastStamp = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func step(to stamp: CFTimeInterval) {
    Simulation.state(appTime: stamp)
    let working = behaviors.flatMap(\.withChildren)
    let seconds = lastStamp.map { stamp - $0 } ?? 0
    lastStamp = stamp
    elapsedTime += seconds
    world.clearForces()
    for behavior in working { behavior.exert(in: &world) }
    world.advance(by: seconds)
    for behavior in working { behavior.strike(in: &world) }
    for behavior in working { behavior.action?() }
    if !world.isInMotion { pause() }
  }
}
