/// Names one animation of a run; numbers are given in the order of creation.
package struct AnimationID: Hashable, Comparable, Sendable {
  package let number: Int

  package init(number: Int) {
    self.number = number
  }

  /// Whether the left animation was created first.
  package static func < (left: AnimationID, right: AnimationID) -> Bool {
    left.number < right.number
  }
}

/// One change of one property of a layer, spread over time.
///
/// A change made by UIView has already set the layer's model value to its end. The animation adds
/// what is still missing, so what is seen is model + (from − to)·(1 − progress), and several
/// changes of one property add up: how UIView animates since iOS 8. At its end the layer shows its
/// model value exactly. An animation that the app made itself replaces the value, or adds to it,
/// and follows the rules of CAMediaTiming.
package struct LayerAnimation: Sendable {
  /// What an animation does with the value it finds.
  package enum Blend: Hashable, Sendable {
    /// It adds what is missing between its value now and its last one.
    case makesUp
    /// It puts its own value in the place of it.
    case replaces
    /// It adds its own value.
    case adds
  }

  /// The values that an animation passes through.
  package enum Course: Sendable {
    /// From one value to another along a curve.
    case change(from: LayerValue, to: LayerValue, TimingCurve)
    /// Between values of which some are found in the layer, along a curve.
    indirect case ends(LayerEnds, TimingCurve)
    /// Through several values; the curve is that of the whole.
    indirect case keyframes(LayerKeyframes, TimingCurve)
    /// Through nothing: time passes and nothing is seen to change.
    case nothing
  }

  /// The name of the animation; the members of a group share one.
  package let id: AnimationID
  /// What changes.
  package let target: LayerKeyPath
  /// The values it passes through.
  package var course: Course
  /// What it does with the value it finds.
  package let blend: Blend
  /// How its time runs, in seconds of the layer's time; the begin is counted from `beginTime`.
  package var timing: MediaTiming
  /// The groups around the animation, outermost first.
  package var groups: [MediaTiming] = []
  /// How often it wants to be shown.
  package var wish = FrameRateWish.every
  /// Whether each repeat starts from where the one before ended.
  package var isCumulative = false
  /// Whether the animation goes away when its time is over.
  package var isRemovedOnCompletion = true
  /// How long after its commit the animation starts, in seconds of the layer's time.
  package var delay: Double
  /// The layer's time at which the animation starts, in seconds; set when it is committed.
  package var beginTime: Double?
  /// Whether its end has been announced though it was not removed.
  package internal(set) var hasStopped = false

  package init(
    id: AnimationID,
    target: LayerKeyPath,
    course: Course,
    blend: Blend,
    timing: MediaTiming,
    delay: Double = 0
  ) {
    self.id = id
    self.target = target
    self.course = course
    self.blend = blend
    self.timing = timing
    self.delay = delay
  }
}

extension LayerAnimation {
  /// A change as UIView makes it, once and at the speed of the layer.
  package init(
    id: AnimationID,
    property: Layer.Property,
    from: SIMD4<Double>,
    to: SIMD4<Double>,
    curve: TimingCurve,
    duration: Double,
    delay: Double
  ) {
    self.init(
      id: id,
      target: LayerKeyPath(property),
      course: .change(from: .numbers(from), to: .numbers(to), curve),
      blend: .makesUp,
      timing: .once(duration),
      delay: delay
    )
  }

  /// Whether it makes up for a change of the model value.
  var isChange: Bool { blend == .makesUp }

  /// The property that changes, if only in part.
  package var property: Layer.Property { target.property }

  /// The model value from before the change, where a change was made.
  package var modelBefore: LayerValue? {
    guard blend == .makesUp else { return nil }
    switch course {
    case .change(let from, _, _): return from
    case .keyframes(let keyframes, _): return keyframes.value(at: 0)
    case .ends, .nothing: return nil
    }
  }
}

// MARK: Time

extension LayerAnimation {
  /// The layer's time at which the animation ends, in seconds, or nil before the commit.
  package var endTime: Double? { beginTime.map { $0 + length } }

  /// How long the animation lasts in seconds of the layer's time; infinite while it is held.
  package var length: Double {
    let outer = groups.first ?? timing
    guard !isInstant else { return 0 }
    return isHeld ? .infinity : outer.activeDuration / outer.speed.magnitude
  }

  /// Whether it is yet to come to its end; one that is held never will.
  package var isUnderWay: Bool { !hasStopped && !isHeld }

  /// Whether the animation stands still whatever the time of its layer.
  package var isHeld: Bool { (groups.first ?? timing).speed == 0 }

  /// Whether what is seen can change after one of the layer's times and up to another.
  package func moves(after shown: Double, until next: Double) -> Bool {
    guard !isHeld, let beginTime, let endTime else { return false }
    return beginTime < next && shown < endTime
  }

  // A duration of 0 stands for the default, but not where UIView made the change.
  private var isInstant: Bool { blend == .makesUp && timing.duration == 0 }

  /// Whether its time runs once, forwards and at the speed of its layer.
  var isPlain: Bool {
    timing.speed == 1 && timing.timeOffset == 0 && timing.repeatCount == 0
      && timing.repeatDuration == 0 && !timing.autoreverses
  }

  /// How far the animation has come, or nil where it shows nothing.
  private func progress(at layerTime: Double) -> MediaProgress? {
    guard let beginTime else { return nil }
    var time = layerTime - beginTime
    var duration: Double?
    for group in groups {
      guard let progress = group.inheriting(duration).progress(at: time) else { return nil }
      (time, duration) = (progress.passTime, progress.passDuration)
    }
    return timing.inheriting(duration).progress(at: time)
  }
}

extension MediaTiming {
  /// Once through a duration, showing the first value before.
  package static func once(_ duration: Double) -> MediaTiming {
    do throws(MotionError) {
      return try MediaTiming(duration: duration, fillMode: .backwards)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  fileprivate func inheriting(_ duration: Double?) -> MediaTiming {
    duration.map { inheritingDuration($0) } ?? self
  }
}

// MARK: Values

extension LayerAnimation {
  /// What a change of numbers adds to the model value at a time of the layer, in seconds.
  package func addition(at layerTime: Double) -> SIMD4<Double> {
    guard let beginTime, layerTime < beginTime + length else { return .zero }
    if case .change(.numbers(let from), .numbers(let to), let curve) = course {
      return (from - to) * (1 - share(of: curve, at: layerTime, begin: beginTime))
    }
    guard let (value, end) = change(at: layerTime) else { return .zero }
    return value.numbers - end.numbers
  }

  /// The value of a change at a time of the layer and the one it makes its way to, or nil where
  /// nothing is missing.
  package func change(at layerTime: Double) -> (value: LayerValue, end: LayerValue)? {
    guard let beginTime, layerTime < beginTime + length else { return nil }
    switch course {
    case .change(let from, let to, let curve):
      let share = share(of: curve, at: layerTime, begin: beginTime)
      return (.interpolated(from: from, to: to, fraction: share), to)
    case .keyframes(let keyframes, let curve):
      let share = share(of: curve, at: layerTime, begin: beginTime)
      guard let value = keyframes.value(at: share), let end = keyframes.value(at: 1) else {
        return nil
      }
      return (value, end)
    case .ends, .nothing: return nil
    }
  }

  // What share of the way a change has made; before it begins, that with which it begins.
  private func share(
    of curve: TimingCurve,
    at layerTime: Double,
    begin beginTime: Double
  ) -> Double {
    if isInstant { return 0 }
    if isPlain {
      let elapsed = Double.maximum(layerTime - beginTime, 0)
      return curve.value(at: elapsed, duration: timing.duration)
    }
    guard let progress = progress(at: layerTime) else { return 1 }
    return curve.value(at: progress.passTime, duration: progress.passDuration)
  }

  /// What is seen of a property, given what is seen of it without this animation.
  package func blended(
    over beneath: LayerValue,
    model: LayerValue,
    at layerTime: Double
  ) -> LayerValue {
    guard
      let progress = progress(at: layerTime),
      let value = value(
        at: progress,
        model: target.value(in: blend == .adds ? model.neutral : model)
      )
    else { return beneath }
    guard blend == .adds else { return target.setting(value, in: beneath) }
    return target.setting(value.combined(with: target.value(in: beneath)), in: beneath)
  }

  private func value(at progress: MediaProgress, model: LayerValue) -> LayerValue? {
    let value: LayerValue
    let end: LayerValue
    switch course {
    case .change(let from, let to, let curve):
      let share = curve.value(at: progress.passTime, duration: progress.passDuration)
      (value, end) = (.interpolated(from: from, to: to, fraction: share), to)
    case .ends(let ends, let curve):
      let share = curve.value(at: progress.passTime, duration: progress.passDuration)
      let start: LayerValue
      (start, end) = ends.resolved(model: model)
      value = .interpolated(from: start, to: end, fraction: share)
    case .keyframes(let keyframes, let curve):
      let share = curve.value(at: progress.passTime, duration: progress.passDuration)
      guard let now = keyframes.value(at: share), let last = keyframes.value(at: 1) else {
        return nil
      }
      (value, end) = (now, last)
    case .nothing: return nil
    }
    guard isCumulative else { return value }
    return .numbers(value.numbers + end.numbers * progress.finishedRepeats)
  }
}
