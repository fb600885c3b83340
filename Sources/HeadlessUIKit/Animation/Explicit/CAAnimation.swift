public import Foundation
internal import JankEngine

/// An animation that an app makes itself and adds to a layer.
///
/// A layer takes it as it is when it is added; what is changed afterwards plays no part. Model
/// values stay as they are: when the animation is over, the layer shows them.
open class CAAnimation: NSObject {
  /// When the animation begins in the time of its layer or group, in seconds; 0 is at once.
  open var beginTime: CFTimeInterval = 0
  /// How long one pass takes in the animation's own seconds; 0 is the transaction's duration.
  open var duration: CFTimeInterval = 0
  /// How many own seconds pass in one second of the layer or group; below 0 it plays backwards.
  open var speed: Float = 1
  /// Where in its pass the animation starts, in own seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How many passes there are, not necessarily whole; 0 is one.
  open var repeatCount: Float = 0
  /// How long the passes go on in own seconds, instead of a count; 0 is not set.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each pass is followed by one backwards.
  open var autoreverses = false
  /// What is shown before the begin and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The curve of the whole animation; nil is the same speed throughout.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation goes away at its end; otherwise it may go on filling.
  open var isRemovedOnCompletion = true
  /// How often it wants to be shown, within limits, in hertz.
  ///
  /// A display with several rates takes the lowest that meets the highest wish of all that runs; on
  /// one with a single rate it changes nothing. A member of a group that wants nothing special
  /// wants what the group does. That wishes mix so is from general knowledge. A range that is none,
  /// such as one with a minimum above its maximum, ends the run as it ends an app.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFrameRateRange.requireValid() }
  }
  /// Hears of the beginning and the end; held as long as the animation.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation of nothing: only its time passes.
  public override init() {
    super.init()
  }

  /// The changes that the animation makes to a layer.
  func changes(_ place: AnimationPlace) -> [LayerAnimation] {
    [makeChange(place, target: LayerKeyPath(.opacity), course: .nothing)]
  }

  /// How progress depends on time.
  var curve: TimingCurve { timingFunction.map { .cubicBezier($0.curve) } ?? .linear }
}

extension CAAnimation {
  /// How the animation's time runs; a group around it supplies the duration that a member lacks.
  func timing(_ place: AnimationPlace) -> MediaTiming {
    let isMember = !place.groups.isEmpty
    let standard = place.simulation.animations.transactions.duration
    let duration = duration == 0 && !isMember ? standard : duration
    // On a layer the begin is handed over beside the timing, and counted from there.
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

  /// One change as the engine has it.
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
    change.wish = preferredFrameRateRange.wish
    return change
  }
}

/// Where an animation is put.
struct AnimationPlace {
  let simulation: Simulation
  /// The name that all of its changes have.
  let id: AnimationID
  /// The groups around it, outermost first.
  var groups: [MediaTiming] = []
}

/// Hears of the beginning and the end of an animation.
///
/// Every method may be left out.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation has been committed.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has come to its end, or was taken away before it.
  ///
  /// - Parameters:
  ///   - anim: the animation as it was added.
  ///   - flag: whether it came to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What an animation shows outside its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The text behind the name.
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
