/// The identifier of an animation in a run, in order of creation.
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

/// An animation of one property of a layer.
///
/// UIView has already set the layer's model value to the end. The animation adds the remaining
/// difference, so the presentation value is model + (from − to)·(1 − progress), and several
/// animations of one property add up: UIView has animated like this since iOS 8. At its end the
/// layer has exactly its model value. An animation created by the app replaces the value, or adds
/// to it, and follows the rules of CAMediaTiming.
package struct LayerAnimation: Sendable {
  /// The combination of an animation with the value beneath it.
  package enum Blend: Hashable, Sendable {
    /// Adds the difference between its current and its last value.
    case makesUp
    /// Replaces the value.
    case replaces
    /// Adds its own value.
    case adds
  }

  /// The values of an animation.
  package enum Course: Sendable {
    /// Between two values along a curve.
    case change(from: LayerValue, to: LayerValue, TimingCurve)
    /// Between values, some of which are the layer's, along a curve.
    indirect case ends(LayerEnds, TimingCurve)
    /// Through several values; the curve applies to the whole.
    indirect case keyframes(LayerKeyframes, TimingCurve)
    /// No values: only time passes.
    case nothing
  }

  /// The identifier of the animation; the members of a group share one.
  package let id: AnimationID
  /// The first animation of the block that started it, its own identifier without one.
  ///
  /// The animations of a block have the same timing, delay and curve.
  package internal(set) var block: AnimationID
  /// The animated property or component.
  package let target: LayerKeyPath
  /// Its values.
  package var course: Course
  /// Its combination with the value beneath it.
  package let blend: Blend
  /// Its timing in seconds of the layer's time; the begin counts from `beginTime`.
  package var timing: MediaTiming
  /// The groups around the animation, outermost first.
  package var groups: [MediaTiming] = []
  /// Its frame-rate request.
  package var rateRequest = FrameRateRequest.every
  /// Whether each repeat starts from the end of the previous one.
  package var isCumulative = false
  /// Whether the animation is removed at its end.
  package var isRemovedOnCompletion = true
  /// The delay after its commit, in seconds of the layer's time.
  package var delay: Double
  /// The layer's time at which the animation starts, in seconds; set by the commit.
  package var beginTime: Double?
  /// Whether its end was reported although it was not removed.
  package internal(set) var hasStopped = false

  package init(
    id: AnimationID,
    block: AnimationID? = nil,
    target: LayerKeyPath,
    course: consuming Course,
    blend: Blend,
    timing: MediaTiming,
    delay: Double = 0
  ) {
    self.id = id
    self.block = block ?? id
    self.target = target
    self.course = course
    self.blend = blend
    self.timing = timing
    self.delay = delay
  }
}

extension LayerAnimation {
  /// Creates an animation like UIView's: once and at the speed of the layer.
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

  /// Whether it compensates a change of the model value.
  var isChange: Bool { blend == .makesUp }

  /// The animated property, even if only a component of it changes.
  package var property: Layer.Property { target.property }

  /// The model value before the change, if any.
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

  /// The duration in seconds of the layer's time; infinite while paused.
  package var length: Double {
    let outer = groups.first ?? timing
    guard !isInstant else { return 0 }
    return isHeld ? .infinity : outer.activeDuration / outer.speed.magnitude
  }

  /// Whether it has not ended; a paused one never ends.
  package var isUnderWay: Bool { !hasStopped && !isHeld }

  /// Whether the animation itself is paused, regardless of its layer's time.
  package var isHeld: Bool { (groups.first ?? timing).speed == 0 }

  /// Whether the presentation can change between two of the layer's times.
  package func moves(after shown: Double, until next: Double) -> Bool {
    guard !isHeld, let beginTime, let endTime, shown < endTime else { return false }
    return jumpsAtBegin ? beginTime <= next : beginTime < next
  }

  // Whether its begin itself shows another value; any other first shows what was shown before.
  private var jumpsAtBegin: Bool {
    guard !isChange else { return isInstant }
    let fillMode = (groups.first ?? timing).fillMode
    return fillMode == .removed || fillMode == .forwards
  }

  // A duration of 0 means the default, except for UIView's animations.
  private var isInstant: Bool { blend == .makesUp && timing.duration == 0 }

  /// Whether its time runs once, forwards and at the speed of its layer.
  var isPlain: Bool {
    timing.speed == 1 && timing.timeOffset == 0 && timing.repeatCount == 0
      && timing.repeatDuration == 0 && !timing.autoreverses
  }

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
  /// A timing of one pass that shows the first value before its begin.
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
  /// The numbers that an animation adds to the model value at a time of the layer, in seconds.
  package func addition(at layerTime: Double) -> SIMD4<Double> {
    guard let beginTime, layerTime < beginTime + length else { return .zero }
    if case .change(.numbers(let from), .numbers(let to), let curve) = course {
      return (from - to) * (1 - share(of: curve, at: layerTime, begin: beginTime))
    }
    guard let (value, end) = change(at: layerTime) else { return .zero }
    return value.numbers - end.numbers
  }

  /// The value and the target of an animation at a time of the layer, or nil if no difference
  /// remains.
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

  // The progress of an animation; before its begin, that of the begin.
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

  /// The presentation value of a property, given the value without this animation.
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
    // Certain: each repeat of a cumulative animation adds the value at the end of the one before,
    // which autoreversing brings back to its start.
    let gain: LayerValue
    let isFolded = timing.autoreverses
    switch course {
    case .change(let from, let to, let curve):
      let share = curve.value(at: progress.passTime, duration: progress.passDuration)
      (value, gain) = (.interpolated(from: from, to: to, fraction: share), isFolded ? from : to)
    case .ends(let ends, let curve):
      let share = curve.value(at: progress.passTime, duration: progress.passDuration)
      let (start, end) = ends.resolved(model: model)
      value = .interpolated(from: start, to: end, fraction: share)
      gain = isFolded ? start : end
    case .keyframes(let keyframes, let curve):
      let share = curve.value(at: progress.passTime, duration: progress.passDuration)
      guard let now = keyframes.value(at: share),
        let last = keyframes.value(at: isFolded ? 0 : 1)
      else { return nil }
      (value, gain) = (now, last)
    case .nothing: return nil
    }
    guard isCumulative else { return value }
    return .numbers(value.numbers + gain.numbers * progress.finishedRepeats)
  }
}
