package import JankTrace

/// The speed jump of a view when a script step requests something else while it moves.
///
/// The speeds before and after the change are extrapolated to it from the frames on either side, so
/// mere acceleration is not a jump. If the render server plays the animation, its initial speed is
/// known. A view that is moved elsewhere jumps by the speed that would take it there within one
/// frame.
package struct SpeedJump {
  private let steps: [LayerPath.Step]
  private let frames: [FrameRecord]
  private let change: Change

  private struct Change {
    let command: Instant
    let transition: Int
    let began: Instant
    /// The index of the first frame that reflects the step.
    let answer: Int
  }

  /// The longest time between a step and its visible answer.
  ///
  /// A user perceives an answer within a tenth of a second as immediate. After a longer wait, the
  /// movements before and after are not perceived as one. Source: Nielsen, "Response Times: The 3
  /// Important Limits"; inferred for changes of motion.
  private static let answerTime = Interval.milliseconds(100)

  /// The jump of each view at each step during a transition, in points per second of the fastest
  /// corner.
  ///
  /// Views at rest have none. Unknown if all steps were answered too late.
  static func all(in trace: Trace) -> Measured<[Double]> {
    let jumps = jumps(in: trace).map(\.length)
    let isLate = jumps.isEmpty && asked(in: trace).contains { !isSeen($0, in: trace) }
    return isLate ? .unknown(tooLate) : .known(jumps)
  }

  private static let tooLate =
    "the answers to all steps during transitions were visible only after more than 100 ms"

  /// Returns the largest jump of each view in each transition, as `motion.speed-jump.max` does for
  /// a run.
  ///
  /// - Parameter trace: a run with watched layers.
  /// - Returns: The jumps in points per second; empty if no step interrupted a transition.
  package static func largest(in trace: Trace) -> [MotionSubject: Double] {
    Dictionary(jumps(in: trace).map { ($0.subject, $0.length) }, uniquingKeysWith: max)
  }

  private static func jumps(
    in trace: Trace
  ) -> [(subject: MotionSubject, length: Double)] {
    let changes = changes(in: trace)
    guard !changes.isEmpty else { return [] }
    return LayerPath.paths(of: trace).flatMap { path in
      let steps = path.stepsOfMotion
      return changes.compactMap { change in
        let subject = MotionSubject(transition: change.transition, layer: path.title)
        return SpeedJump(steps: steps, frames: trace.frames, change: change).length.map {
          (subject, $0)
        }
      }
    }
  }

  private static func changes(in trace: Trace) -> [Change] {
    asked(in: trace).compactMap { asked in
      guard let answer = asked.answer, isSeen(asked, in: trace) else { return nil }
      return Change(
        command: asked.command,
        transition: asked.transition,
        began: trace.transitions[asked.transition].began,
        answer: answer
      )
    }
  }

  /// A script step during a transition, with the index of the transition and of the first frame
  /// that reflects the step, if any.
  private typealias Asked = (command: Instant, transition: Int, answer: Int?)

  private static func asked(in trace: Trace) -> [Asked] {
    // The app's commits end in the order of their frames.
    let commits = trace.frames.indices.compactMap { index in
      trace.frames[index].mainThread.map { (frame: index, end: $0.end) }
    }
    return trace.events.filter { $0.kind == .command }.compactMap { event in
      let command = event.time
      let current = trace.transitions.lastIndex {
        $0.began < command && command < $0.ended ?? trace.end
      }
      // The step is executed by an app frame whose commit ends after it.
      let answer = commits.partitioningIndex { $0.end >= command }
      return current.map { (command, $0, answer < commits.count ? commits[answer].frame : nil) }
    }
  }

  private static func isSeen(_ asked: Asked, in trace: Trace) -> Bool {
    asked.answer.map { trace.frames[$0].actual.time <= asked.command + answerTime } ?? false
  }

  /// The jump, in points per second; nil if the view does not visibly move.
  private var length: Double? {
    guard let first = steps.firstIndex(where: { $0.frame >= change.answer }) else { return nil }
    let earlier = steps[..<first].suffix(3).filter { $0.shown > change.began }
    let later = steps[first...].prefix(3)
    guard let old = MotionArc(earlier), let new = MotionArc(later), let before = earlier.last,
      later.contains(where: { $0.coordinates != earlier[0].coordinates })
    else { return nil }
    return jump(from: old, to: new, between: before, and: steps[first])
  }

  private func jump(
    from old: MotionArc,
    to new: MotionArc,
    between before: LayerPath.Step,
    and answer: LayerPath.Step
  ) -> Double {
    let turn = turn(from: old, to: new, between: before, and: answer)
    let (left, entered) = (old.velocity(at: turn.time), new.velocity(at: turn.time))
    let departed = turn.departure.map { entered + ($0 - entered.center).onCorners } ?? entered
    let known = [
      old.velocity(at: before.shown), left, departed, new.velocity(at: answer.shown),
    ]
    // In a steady movement, the mean speed lies between the initial and the final speed.
    let mean =
      (answer.coordinates - before.coordinates) / (answer.shown - before.shown).seconds
    let low = known.reduce(left) { pointwiseMin($0, $1) }
    let high = known.reduce(left) { pointwiseMax($0, $1) }
    let beyond = mean - mean.clamped(lowerBound: low, upperBound: high)
    return max((departed - left).farthest, beyond.farthest)
  }

  /// The time at which the old movement became the new one, and the initial velocity of the layer's
  /// centre if known.
  private func turn(
    from old: MotionArc,
    to new: MotionArc,
    between before: LayerPath.Step,
    and answer: LayerPath.Step
  ) -> (time: Instant, departure: SIMD2<Double>?) {
    if let departure = answer.departure, departure.time >= change.command {
      // Converted to presentation time.
      let time = answer.shown - (frames[answer.frame].contentTime - departure.time)
      return (min(max(time, before.shown), answer.shown), departure.velocity)
    }
    // Positions do not jump and speeds rarely do. So the change is where the two paths are closest,
    // in position and in the effect of their speeds over half the time between the frames.
    let span = (answer.shown - before.shown).seconds
    let times = (0...Self.parts).map { part in
      before.shown + Interval(seconds: span * Double(part) / Double(Self.parts))
    }
    func distance(at time: Instant) -> Double {
      (old.place(at: time) - new.place(at: time)).farthest
        + (old.velocity(at: time) - new.velocity(at: time)).farthest * span / 2
    }
    return (times.min { distance(at: $0) < distance(at: $1) } ?? answer.shown, nil)
  }

  /// The number of sample times between two frames: a millisecond apart or less, down to 60 Hz.
  private static let parts = 32
}

extension LayerPath {
  /// The longest time that a frame stays in a movement: one interval of the slowest rate used for
  /// animations on phones, 10 Hz.
  private static let slowest = Interval.milliseconds(100)

  /// The frames without repetitions of a layer whose animation is slower than the display.
  ///
  /// A layer that stays as long as before or after, within one frame, is still moving.
  fileprivate var stepsOfMotion: [Step] {
    var stands: [Range<Int>] = []
    for index in steps.indices {
      if let last = stands.last, steps[last.lowerBound].coordinates == steps[index].coordinates {
        stands[stands.count - 1] = last.lowerBound..<index + 1
      } else {
        stands.append(index..<index + 1)
      }
    }
    return stands.enumerated().flatMap { place, stand in
      guard place > 0, place + 1 < stands.count,
        steps[stand.upperBound].shown - steps[stand.lowerBound].shown <= Self.slowest,
        max(stands[place - 1].count, stands[place + 1].count) + 1 >= stand.count
      else { return steps[stand] }
      return steps[stand.prefix(1)]
    }
  }
}

extension SIMD8<Double> {
  fileprivate var center: SIMD2<Double> {
    let sum = lowHalf + highHalf
    return (sum.lowHalf + sum.highHalf) / 4
  }
}

extension SIMD2<Double> {
  fileprivate var onCorners: SIMD8<Double> { SIMD8(x, y, x, y, x, y, x, y) }
}
