public import Foundation
internal import JankEngine

/// Calls back on the main thread for every refresh of the display.
///
/// It starts when you add it to a run loop; the first callback belongs to the next frame. If the
/// main thread is busy, the callback is delayed and has the time stamp of the refresh it was queued
/// for. Refreshes missed meanwhile are not repeated.
public final class CADisplayLink: NSObject {
  private let handler: (CADisplayLink) -> Void
  /// The target of a selector, which the link retains until it is invalidated.
  var target: AnyObject?
  private var home = HomeSimulation()
  private var id: DisplayLinkID?
  private var isSuspended = false
  private var isInvalidated = false
  /// Whether a view that plays an animation of its own started it, so it may outlive a transition.
  var isOfView = false
  // What the script did that started the link.
  private var cause: ScriptCause?
  private var rateRange = CAFrameRateRange.default
  /// The time of the refresh that the callback belongs to, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next refresh, by which the work should be done, in seconds.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// Creates a link that calls a closure, in place of Objective-C's target and selector.
  public init(_ handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
  }
}

extension CADisplayLink {
  private var simulation: Simulation { home.simulation }

  /// The refresh interval of the screen, in seconds; 0 before the first callback.
  ///
  /// It does not depend on the frame rate of the link: the time between two callbacks is
  /// ``targetTimestamp`` less ``timestamp``.
  public var duration: CFTimeInterval {
    timestamp == 0 && targetTimestamp == 0 ? 0 : simulation.device.display.period
  }

  /// Whether callbacks are suspended.
  public var isPaused: Bool {
    get { isSuspended }
    set {
      isSuspended = newValue
      if let id { simulation.device.links.setPaused(newValue, of: id) }
    }
  }

  /// The preferred number of callbacks a second, in hertz, at least 0; 0 is one for each refresh.
  public var preferredFramesPerSecond: Int {
    get { Int(rateRange.preferred ?? 0) }
    set {
      let rate = Float(newValue)
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// The preferred frame-rate range of the callbacks, in hertz.
  ///
  /// Callbacks come with every refresh, every second, every third and so on. The rate nearest to
  /// the preferred one applies; of two equally near ones, the higher. What iOS does if no rate is
  /// in the range is unknown. An invalid range, such as one with a minimum above its maximum, ends
  /// the run as it ends an app.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { rateRange }
    set {
      newValue.requireValid()
      rateRange = newValue
      applyRate()
    }
  }

  private func applyRate() {
    guard let id else { return }
    let device = simulation.device
    let rateRequest =
      rateRange == .default ? device.animations.standardRateRequest : rateRange.rateRequest
    device.links.setRateRequest(rateRequest, of: id)
  }

  /// Starts the callbacks.
  ///
  /// The device has one run loop, that of the main thread, so both arguments are ignored.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    start()
  }

  /// Ends the callbacks of the device's run loop until the link is added again.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    stop()
    id = nil
  }

  /// Whether the link was started and not invalidated.
  var isRunning: Bool { id.map { simulation.clocks.links[$0] === self } ?? false }

  func start() {
    guard id == nil, !isInvalidated else { return }
    home = HomeSimulation()
    let simulation = simulation
    cause = simulation.cause
    let id = simulation.device.links.start(after: simulation.device.passedRefresh)
    simulation.clocks.links[id] = self
    simulation.observer.linkDidStart(self)
    self.id = id
    applyRate()
    if isSuspended { simulation.device.links.setPaused(true, of: id) }
  }

  /// Ends the callbacks for good.
  public func invalidate() {
    target = nil
    isInvalidated = true
    stop()
  }

  private func stop() {
    // After the run there is nothing left to end.
    guard let id, let simulation = home.unlessOver else { return }
    simulation.device.links.invalidate(id)
    simulation.clocks.links[id] = nil
  }

  func fire(timestamp: Instant, targetTimestamp: Instant) {
    self.timestamp = timestamp.seconds
    self.targetTimestamp = targetTimestamp.seconds
    simulation.device.spendCallback(WorkRecord.displayLink)
    simulation.act(because: cause) { handler(self) }
  }
}
