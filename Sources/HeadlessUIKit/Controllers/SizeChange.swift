internal import Foundation
internal import JankEngine
internal import JankMotion

/// A change of the screen's size, such as a rotation of the device.
///
/// Controllers are notified while everything still has the old size. Then the window gets the new
/// size and all views are laid out, animated together with the app's alongside animations.
final class SizeChange: NSObject, CoordinatedChange {
  private let window: UIWindow
  private let root: UIViewController
  private let size: CGSize
  // The rotation if width and height are swapped; otherwise the identity.
  private let turn: CGAffineTransform
  let isAnimated: Bool
  private let cause: ScriptCause?

  init(
    of window: UIWindow,
    root: UIViewController,
    to size: CGSize,
    animated: Bool,
    because cause: ScriptCause?
  ) {
    self.window = window
    self.root = root
    self.size = size
    isAnimated = animated
    self.cause = cause
    let old = window.bounds.size
    let isTurned = old.width == size.height && old.height == size.width && old != size
    let quarter = ChosenSemantics.turnToLandscape
    turn = !isTurned ? .identity : size.width > size.height ? quarter : quarter.inverted()
  }

  var simulation: Simulation { window.simulation }
  var traceName: String { "size change" }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { isAnimated ? ChosenSemantics.sizeChangeDuration : 0 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { turn }
  var alongsideCurve: TimingCurve { .cubicBezier(.easeInEaseOut) }
  var alongsideDuration: TimeInterval { transitionDuration }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { key == .from || key == .to ? root : nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from || key == .to ? root.view : nil
  }
}

extension SizeChange {
  func run() {
    let simulation = window.simulation
    simulation.announce(.began, of: cause)
    let coordinator = TransitionCoordinator(self)
    let controllers = root.presentedTree
    for controller in controllers { controller.ownCoordinator = coordinator }
    let orientation = UIDevice(of: simulation).orientation
    let (old, new) = (simulation.traits, UITraitCollection(screenSize: size))
    let traitsChange = !old.isEqual(new)
    if traitsChange { root.willTransition(to: new, with: coordinator) }
    root.viewWillTransition(to: size, with: coordinator)
    let firstAnimation = simulation.device.nextAnimationID()
    AnimationBlock(
      in: simulation,
      duration: transitionDuration,
      delay: 0,
      curve: alongsideCurve,
      completion: { [cause] _ in
        coordinator.end()
        for controller in controllers where controller.ownCoordinator === coordinator {
          controller.ownCoordinator = simulation.transitions.coordinator(of: controller)
        }
        simulation.announce(.ended, of: cause)
      }
    ).run { window.resize(to: size) }
    announceTurn(from: orientation)
    if traitsChange { root.hearTraitChange(from: old) }
    coordinator.start()
    let animations = firstAnimation..<simulation.device.nextAnimationID()
    for transition in simulation.transitions.contexts {
      transition.screenDidChangeSize(by: animations)
    }
    simulation.observer.screenDidChangeSize()
  }

  private func announceTurn(from old: UIDeviceOrientation) {
    let device = UIDevice(of: window.simulation)
    guard device.orientation != old else { return }
    let name = UIDevice.orientationDidChangeNotification
    NotificationCenter.default.post(name: name, object: device)
  }
}

extension UIViewController {
  /// Notifies the children and presented controllers of a change of size.
  func forwardSizeChange(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    if let presentation = ownPresented?.presentation {
      presentation.hear("viewWillTransition(to:)") {
        presentation.viewWillTransition(to: size, with: coordinator)
      }
    }
  }

  /// Notifies the children and presented controllers of a change of traits.
  func forwardTraitChange(
    to traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: traits, with: coordinator) }
    ownPresented?.presentation?.willTransition(to: traits, with: coordinator)
  }

  fileprivate func hearTraitChange(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    for child in children { child.hearTraitChange(from: old) }
    ownPresented?.hearTraitChange(from: old)
  }

  /// The controller, and all controllers presented over it or its children.
  fileprivate var presentedTree: [UIViewController] {
    [self] + children.flatMap { $0.presentedTree.dropFirst() } + (ownPresented?.presentedTree ?? [])
  }
}

// MARK: Turning

extension UIViewController {
  /// The controller that decides on the orientation: the topmost one that fills the screen.
  fileprivate var orientationArbiter: UIViewController {
    presentedChain.last { $0.fillsScreen && !$0.isBeingDismissed } ?? self
  }

  private var fillsScreen: Bool { resolvedPresentationStyle == .fullScreen }

  /// Whether the screen may change its size; only rotations can be forbidden.
  fileprivate func allowsTurning(to size: CGSize, from old: CGSize) -> Bool {
    let isTurned = (size.width > size.height) != (old.width > old.height)
    guard isTurned, size.width == old.height, size.height == old.width else { return true }
    let arbiter = orientationArbiter
    return arbiter.shouldAutorotate && arbiter.supportedInterfaceOrientations.allows(size)
  }
}

extension UIWindow {
  fileprivate func resize(to size: CGSize) {
    simulation.app.screen.resize(to: size)
    frame = CGRect(origin: .zero, size: size)
    layoutIfNeeded()
  }
}

// MARK: From the script

extension Simulation {
  /// Schedules a change of the screen's size, such as a rotation or a resized window.
  ///
  /// If a transition is running, the change waits for its end. It is requested at the given time,
  /// and scripts can wait for all its moments.
  ///
  /// - Parameters:
  ///   - size: The new width and height of the screen, in points.
  ///   - time: The time since the start of the run.
  ///   - animated: Whether views animate to their new frames, as in a rotation.
  ///   - name: The name in the trace and in findings; the size by default.
  ///   - line: The line of the scenario file, if any, for findings.
  /// - Returns: The cause, to wait for its consequences.
  @discardableResult
  public func schedule(
    resizeTo size: SIMD2<Double>,
    at time: Interval,
    animated: Bool = true,
    named name: String? = nil,
    line: Int? = nil
  ) -> ScriptCause {
    precondition(size.x > 0 && size.y > 0, "the width and height of a screen must be above 0")
    let name = name ?? "resize to \(size.x) by \(size.y)"
    return schedule(name, at: time, line: line) { [unowned self] in
      resize(to: CGSize(width: size.x, height: size.y), animated: animated, inLine: line)
    }
  }

  private func resize(to size: CGSize, animated: Bool, inLine line: Int?) {
    announce(.requested, of: cause)
    guard semantics.sizeChangeWaits, !transitions.contexts.isEmpty else {
      changeSize(to: size, animated: animated, inLine: line)
      return
    }
    transitions.waitingSizeChange = { [unowned self, cause] in
      act(because: cause) { changeSize(to: size, animated: animated, inLine: line) }
    }
  }

  private func changeSize(to size: CGSize, animated: Bool, inLine line: Int?) {
    guard let window, let root = window.rootViewController else { return }
    guard window.bounds.size != size else {
      let words = "\(size.width.words) by \(size.height.words)"
      warn("nothing changes: the screen already has the size \(words)", inLine: line)
      return
    }
    guard root.allowsTurning(to: size, from: window.bounds.size) else {
      let name = root.orientationArbiter.traceName
      warn("the screen does not rotate: \(name) does not support the orientation", inLine: line)
      return
    }
    SizeChange(of: window, root: root, to: size, animated: animated, because: cause).run()
  }

  /// Applies a waiting change of size after the last transition, once its end is committed.
  func transitionDidEnd() {
    guard transitions.contexts.isEmpty, let change = transitions.waitingSizeChange else { return }
    transitions.waitingSizeChange = nil
    // Another transition may begin before that.
    runAfterCommit { [unowned self] in
      if transitions.contexts.isEmpty {
        change()
      } else {
        transitions.waitingSizeChange = transitions.waitingSizeChange ?? change
      }
    }
  }
}
