public import Foundation

/// Hears when an animator begins and stops to move things.
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before the first step, and before the first after a pause; does nothing unless written.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when nothing moves any more; does nothing unless written.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as forces say, from the main thread, once for every refresh.
///
///     let animator = UIDynamicAnimator(referenceView: view)
///     animator.addBehavior(UIGravityBehavior(items: [card]))
///
/// 1. The first refresh after it was set going moves nothing; instantaneous pushes strike then.
/// 2. Each one after moves every item by the time between the two refreshes' stamps.
/// 3. When nothing moves and nothing pulls, it pauses until a behaviour changes.
///
/// Pushes and gravity are modelled; collisions, attachments, snaps, fields and turning are not.
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates count.
  public private(set) weak var referenceView: UIView?
  /// The behaviours in the order they were added, without those that belong to others.
  public private(set) var behaviors: [UIDynamicBehavior] = []
  /// Hears when the animator begins and stops to move things.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// For how long it has moved things, in seconds.
  public private(set) var elapsedTime: TimeInterval = 0

  private var world = DynamicWorld()
  private var link: CADisplayLink?
  private var lastStamp: CFTimeInterval?

  /// Creates an animator for the parts of a view.
  public init(referenceView view: UIView) {
    referenceView = view
  }

  deinit {
    link?.invalidate()
  }

  /// Whether it moves things.
  public var isRunning: Bool { link != nil }

  /// Lets a behaviour work.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.move(to: self)
    behaviors.append(behavior)
    behaviorsDidChange()
  }

  /// Lets a behaviour work no more; its items stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    behaviorsDidChange()
  }

  /// Lets nothing work any more.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Takes over where the app has put an item meanwhile.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.change(item) { $0.position = SIMD2(item.center) }
  }

  /// The items whose rectangles share a part with a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies.map(\.item).filter { item in
      let (center, size) = (item.center, item.bounds.size)
      let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
      return CGRect(origin: origin, size: size).intersects(rect)
    }
  }
}

extension UIDynamicAnimator {
  /// Takes in new items, lets go of others, and sets out again.
  func behaviorsDidChange() {
    let items = behaviors.flatMap(\.withChildren).flatMap(\.ownItems)
    world.keep(Set(items.map(\.dynamicID)))
    for item in items { world.add(item) }
    if items.isEmpty { pause() } else { resume() }
  }

  /// How fast an item is, in points per second.
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
