package import JankTrace

/// How much the speed of pages jumps where a step of the script asks for something else.
///
/// The speed before goes on to the change from the pictures before it, and the speed after goes
/// back to it from the pictures behind it, so that what only gathers or loses speed does not jump.
/// How an animation of the render server sets out is known and not looked for. A page that is put
/// elsewhere jumps by the speed that would have brought it there within one picture.
package struct SpeedJump {
  private let steps: [LayerPath.Step]
  private let frames: [FrameRecord]
  private let change: Change

  /// A step of the script while a transition is under way.
  private struct Change {
    let command: Instant
    /// The transition, by place in the trace.
    let transition: Int
    /// When the transition began.
    let began: Instant
    /// The first picture that knows of the command, by place in the trace.
    let answer: Int
  }

  /// How long a change of plans may take to be seen.
  ///
  /// What is answered within a tenth of a second is felt to answer at once. Behind a longer wait
  /// nobody takes the way before and the way behind for one, and the three pictures before the
  /// answer tell of a motion that a user has long seen go on. Source: Nielsen, "Response Times: The
  /// 3 Important Limits"; inferred for the change of a motion.
  private static let answerTime = Interval.milliseconds(100)

  /// The jump of each page at each step that comes while a transition is under way, in points a
  /// second of the corner where it is largest; none where a page rests.
  ///
  /// Unknown where there are only steps that were answered too late.
  static func all(in trace: Trace) -> Measured<[Double]> {
    let jumps = jumps(in: trace).map(\.length)
    let isLate = jumps.isEmpty && asked(in: trace).contains { !isSeen($0, in: trace) }
    return isLate ? .unknown(tooLate) : .known(jumps)
  }

  private static let tooLate =
    "the answer to what was asked for while a page moved was seen more than 100 ms after"

  /// The largest jump of each page in each transition, as `motion.speed-jump.max` of a whole run.
  ///
  /// - Parameter trace: a run with watched layers.
  /// - Returns: The jumps in points a second; none where no plans changed.
  package static func largest(in trace: Trace) -> [MotionSubject: Double] {
    Dictionary(jumps(in: trace).map { ($0.subject, $0.length) }, uniquingKeysWith: max)
  }

  /// The jumps with the page and the transition of each.
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

  /// A step of the script while a transition, by its place, is under way; and the first picture
  /// that knows of it, if any does.
  private typealias Asked = (command: Instant, transition: Int, answer: Int?)

  private static func asked(in trace: Trace) -> [Asked] {
    // The commits of the app end in the order of their pictures.
    let commits = trace.frames.indices.compactMap { index in
      trace.frames[index].mainThread.map { (frame: index, end: $0.end) }
    }
    return trace.events.filter { $0.kind == .command }.compactMap { event in
      let command = event.time
      let current = trace.transitions.lastIndex {
        $0.began < command && command < $0.ended ?? trace.end
      }
      // A frame of the app whose commit ends behind the command carries it out.
      let answer = commits.partitioningIndex { $0.end >= command }
      return current.map { (command, $0, answer < commits.count ? commits[answer].frame : nil) }
    }
  }

  /// Whether the answer to a step was seen soon enough.
  private static func isSeen(_ asked: Asked, in trace: Trace) -> Bool {
    asked.answer.map { trace.frames[$0].actual.time <= asked.command + answerTime } ?? false
  }

  /// The jump, in points a second; nil where the page is not seen to move.
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
    // Whatever goes on steadily has a mean speed that is between those it begins and ends with.
    let mean =
      (answer.coordinates - before.coordinates) / (answer.shown - before.shown).seconds
    let low = known.reduce(left) { pointwiseMin($0, $1) }
    let high = known.reduce(left) { pointwiseMax($0, $1) }
    let beyond = mean - mean.clamped(lowerBound: low, upperBound: high)
    return max((departed - left).farthest, beyond.farthest)
  }

  /// When the old motion became the new one, and how fast the middle of the layer set out if that
  /// is known.
  private func turn(
    from old: MotionArc,
    to new: MotionArc,
    between before: LayerPath.Step,
    and answer: LayerPath.Step
  ) -> (time: Instant, departure: SIMD2<Double>?) {
    if let departure = answer.departure, departure.time >= change.command {
      // On the clock of what is seen.
      let time = answer.shown - (frames[answer.frame].contentTime - departure.time)
      return (min(max(time, before.shown), answer.shown), departure.velocity)
    }
    // Nothing is in two places, and little changes its speed at once: it is where the two ways come
    // closest, in place and in what their speeds make of half the time between the pictures.
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

  /// The times that are looked at between two pictures: a thousandth of a second apart or less, up
  /// to 60 Hz.
  private static let parts = 32
}

extension LayerPath {
  /// The longest that a picture stands in a motion, the period of the slowest rate that phones move
  /// at, 10 Hz.
  private static let slowest = Interval.milliseconds(100)

  /// The pictures without those that repeat the layer where what moves it is slower than the
  /// display: what stands as long as the place before or behind, give or take a picture, moves on.
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
  /// The mean of four points.
  fileprivate var center: SIMD2<Double> {
    let sum = lowHalf + highHalf
    return (sum.lowHalf + sum.highHalf) / 4
  }
}

extension SIMD2<Double> {
  /// The same vector for each of four corners.
  fileprivate var onCorners: SIMD8<Double> { SIMD8(x, y, x, y, x, y, x, y) }
}
