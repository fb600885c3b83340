public import Foundation
internal import JankEngine

/// An animation that an app adds to a layer.
///
/// The layer copies it when it is added; later changes have no effect. Model values do not change:
/// after the end the layer shows them.
open class CAAnimation: NSObject {
  /// The begin in the time of its layer or group, in seconds; 0 is at once.
  open var beginTime: CFTimeInterval = 0
  /// The duration of one pass in the animation's own seconds; 0 is the transaction's duration.
  open var duration: CFTimeInterval = 0
  /// The number of own seconds per second of the layer or group; negative plays backwards.
  open var speed: Float = 1
  /// The start within the pass, in own seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The number of passes, not necessarily whole; 0 is one.
  open var repeatCount: Float = 0
  /// The duration of all passes in own seconds, instead of a count; 0 is not set.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether a backward pass follows each pass.
  open var autoreverses = false
  /// What is shown before the begin and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The curve of the whole animation; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation is removed at its end; otherwise it may continue to fill.
  open var isRemovedOnCompletion = true
  /// The preferred frame-rate range, in hertz.
  ///
  /// A display with several rates uses the lowest one that meets the highest request of all running
  /// animations; on a display with one rate it has no effect. A group member without a range uses
  /// the group's. That requests combine in this way is general knowledge. An invalid range, such as
  /// one with a minimum above its maximum, ends the run as it ends an app.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFrameRateRange.requireValid() }
  }
  /// The delegate, notified of start and stop; retained as long as the animation.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation without a property: only its time passes.
  public override init() {
    super.init()
  }

  func changes(_ place: AnimationPlace) -> [LayerAnimation] {
    [makeChange(place, target: LayerKeyPath(.opacity), course: .nothing)]
  }

  var curve: TimingCurve { timingFunction.map { .cubicBezier($0.curve) } ?? .linear }
}

extension CAAnimation {
  /// The timing of the animation; a member of a group without a duration takes the group's.
  func timing(_ place: AnimationPlace) -> MediaTiming {
    let isMember = !place.groups.isEmpty
    let standard = place.simulation.animations.transactions.duration
    let duration = duration == 0 && !isMember ? standard : duration
    // On a layer the begin is passed separately.
    let begin = isMember ? beginTime : 0
    return motion(of: "\(type(of: self))") { () throws(MotionError) in
      try MediaTiming(
        beginTime: begin,
        duration: duration,
        speed: Double(speed),
        timeOffset: timeOffset,
        repeatCount: Double(repeatCount),
        repeatDuration: repeatDuration,
        autoreverses: autoreverses,
        fillMode: fillMode.mode
      )
    }
  }

  /// Creates one change for the engine.
  func makeChange(
    _ place: AnimationPlace,
    target: LayerKeyPath,
    course: LayerAnimation.Course,
    blend: LayerAnimation.Blend = .replaces
  ) -> LayerAnimation {
    var change = LayerAnimation(
      id: place.id,
      target: target,
      course: course,
      blend: blend,
      timing: timing(place)
    )
    change.groups = place.groups
    change.rateRequest = preferredFrameRateRange.rateRequest
    return change
  }
}

struct AnimationPlace {
  let simulation: Simulation
  /// The identifier of all its changes.
  let id: AnimationID
  /// The groups around it, outermost first.
  var groups: [MediaTiming] = []
}

/// The methods called when an animation starts and stops.
///
/// All methods are optional.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation has been committed.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended or was removed before its end.
  ///
  /// - Parameters:
  ///   - anim: The animation as it was added.
  ///   - flag: Whether it reached its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What an animation shows outside of its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw text.
  public let rawValue: String

  /// Creates a mode from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing.
  public static let removed = Self(rawValue: "removed")
  /// The first value before.
  public static let backwards = Self(rawValue: "backwards")
  /// The last value after.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value before and the last after.
  public static let both = Self(rawValue: "both")

  fileprivate var mode: MediaTiming.FillMode {
    MediaTiming.FillMode(rawValue: rawValue) ?? .removed
  }
}
