public import Foundation
internal import JankEngine

/// Calls back on the main thread for every refresh of the display.
///
/// It begins when it is added to a run loop; the first call belongs to the frame after. A call that
/// finds the main thread busy comes late with the stamp of the refresh it was queued for, and the
/// refreshes that passed meanwhile are not made up for.
public final class CADisplayLink: NSObject {
  private let handler: (CADisplayLink) -> Void
  private var home = HomeSimulation()
  private var id: DisplayLinkID?
  private var isSuspended = false
  // What the script did that the link was started because of.
  private var cause: ScriptCause?
  private var rateRange = CAFrameRateRange.default
  /// The time of the refresh that the call belongs to, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the refresh after, by which the work should be done, in seconds.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// Creates a link that calls a closure; where Objective-C takes a target and a selector.
  public init(_ handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
  }
}

extension CADisplayLink {
  private var simulation: Simulation { home.simulation }

  /// The time between two refreshes of the screen, in seconds; 0 before the first call.
  ///
  /// With a lower rate it is still that; the time between two calls is ``targetTimestamp`` less
  /// ``timestamp``.
  public var duration: CFTimeInterval {
    timestamp == 0 && targetTimestamp == 0 ? 0 : simulation.device.display.period
  }

  /// Whether the calls are suspended.
  public var isPaused: Bool {
    get { isSuspended }
    set {
      isSuspended = newValue
      if let id { simulation.device.links.setPaused(newValue, of: id) }
    }
  }

  /// How many calls a second are wanted, in hertz, 0 or more; 0 is one for every refresh.
  public var preferredFramesPerSecond: Int {
    get { Int(rateRange.preferred ?? 0) }
    set {
      let rate = Float(newValue)
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// How many calls a second are wanted, within limits, in hertz.
  ///
  /// The calls come with every refresh, every second, every third and so on: of these rates the
  /// nearest to the wish, the higher of two. What iOS takes where none suits is unknown. A range
  /// that is none, such as one with a minimum above its maximum, ends the run as it ends an app.
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
    let wish = rateRange == .default ? device.animations.standardWish : rateRange.wish
    device.links.setWish(wish, of: id)
  }

  /// Starts the calls.
  ///
  /// The device has one run loop, that of the main thread, so both arguments are taken as read.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    start()
  }

  /// Whether the link has been started and not ended.
  var isRunning: Bool { id.map { simulation.clocks.links[$0] === self } ?? false }

  func start() {
    guard id == nil else { return }
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

  /// Ends the calls for good.
  public func invalidate() {
    // Of a run that is over nothing is left to end.
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
