internal import JankTrace

/// A layer of a transition and its intended path, the course.
struct CourseStretch {
  /// The first time a layer had visibly moved a point, and its delay at that position.
  struct Onset {
    let start: Instant
    /// How much later than on its course the layer was there.
    let delay: Interval
  }

  /// The onset of the layer's movement, or nil if it never visibly moved.
  let onset: Onset?
  private let own: ArraySlice<LayerPath.Step>
  private let course: ArraySlice<LayerPath.Step>
  /// The last frame in which the layer was on the screen, by index in the trace.
  private let lastFrame: Int
  /// The time at which the course first has moved a point.
  private let setOut: Instant

  /// The smallest visible movement, in points or percent of opacity.
  private static let leastWay = 1.0
  /// The smallest deviation that counts: in points about one pixel of a phone, in percent of
  /// opacity about one step of eight bits.
  private static let samePlace = 0.5

  /// Pairs a layer with its course; nil if the course does not move, or either is never visible.
  init?(_ pictures: [LayerPath.Step], follows coursePictures: [LayerPath.Step]) {
    own = Self.seen(pictures)
    course = Self.seen(coursePictures)
    guard let last = pictures.last(where: \.isOnScreen), let origin = course.first?.coordinates,
      let away = course.first(where: { ($0.coordinates - origin).farthest >= Self.leastWay })
    else { return nil }
    lastFrame = last.frame
    setOut = away.shown
    onset = Onset(of: own, on: course, from: origin, by: away.coordinates - origin)
  }

  /// The frames in which a layer is on the screen, plus the frame before and the frame after if the
  /// layer moves on evenly there.
  ///
  /// Without them a course would end up to one refresh interval before the edge of the screen, and
  /// a layer that continues along it would be off. A layer that is removed at once does not move
  /// on.
  private static func seen(_ pictures: [LayerPath.Step]) -> ArraySlice<LayerPath.Step> {
    var seen = pictures.filter(\.isOnScreen)[...]
    guard seen.count >= 2, let first = pictures.firstIndex(where: \.isOnScreen),
      let last = pictures.lastIndex(where: \.isOnScreen)
    else { return seen }
    if last + 1 < pictures.count,
      isEven(pictures[last + 1], seen[seen.count - 1], seen[seen.count - 2])
    {
      seen.append(pictures[last + 1])
    }
    if first > 0, isEven(pictures[first - 1], seen[0], seen[1]) {
      seen = [pictures[first - 1]] + seen
    }
    return seen
  }

  /// Whether the outer of three consecutive frames is about as far from the middle one as the
  /// inner.
  private static func isEven(
    _ outer: LayerPath.Step,
    _ middle: LayerPath.Step,
    _ inner: LayerPath.Step
  ) -> Bool {
    let step = (middle.coordinates - inner.coordinates).farthest
    return (outer.coordinates - middle.coordinates).farthest <= 2 * step + leastWay
  }
}

extension CourseStretch.Onset {
  /// Finds the first time a layer had visibly moved a point along the initial direction of all
  /// corners of its course, in points of the farthest corner.
  fileprivate init?(
    of own: ArraySlice<LayerPath.Step>,
    on course: ArraySlice<LayerPath.Step>,
    from origin: SIMD8<Double>,
    by away: SIMD8<Double>
  ) {
    // The layer of a course may have moved already in its first frame, so a resting layer is behind
    // it.
    let scale = away.farthest / (away * away).sum()
    func way(_ step: LayerPath.Step) -> Double {
      ((step.coordinates - origin) * away).sum() * scale
    }
    guard let first = own.first(where: { way($0) >= CourseStretch.leastWay }) else { return nil }
    let reached = course.firstIndex { way($0) >= way(first) } ?? course.endIndex - 1
    let before = max(reached - 1, course.startIndex)
    let wait = course[reached].shown - course[before].shown
    let earlier = course[..<before].last.flatMap { earlier in
      course[before].shown - earlier.shown < wait + wait ? way(earlier) : nil
    }
    let share = Self.share(
      of: way(first),
      between: way(course[before]),
      and: way(course[reached]),
      after: earlier
    )
    start = first.shown
    delay = first.shown - (course[before].shown + Interval(seconds: share * wait.seconds))
  }

  /// The share of the time between two frames at which a distance is reached, 0 to 1.
  ///
  /// A starting layer accelerates, so the distance follows a parabola that includes the frame
  /// before at the same interval, or a straight line without such a frame.
  private static func share(
    of way: Double,
    between start: Double,
    and end: Double,
    after earlier: Double?
  ) -> Double {
    let step = end - start
    guard step > 0, way < end else { return 1 }
    guard way > start else { return 0 }
    // In shares s, the distance is start + slope·s + bend·s². This root is also right without a
    // bend.
    let bend = earlier.map { (step - (start - $0)) / 2 } ?? 0
    let slope = step - bend
    let root = max(0, slope * slope + 4 * bend * (way - start)).squareRoot()
    return min(1, 2 * (way - start) / (slope + root))
  }
}

extension CourseStretch {
  /// The deviations at the refreshes from the start of the layer or its course until both have
  /// settled or the layer has disappeared.
  ///
  /// If the layer stays and then jumps, it is off by the missed distance, except in the refresh in
  /// which nothing can have moved visibly yet. A layer that starts late and moves evenly is not
  /// off, because its course is delayed as well.
  ///
  /// - Parameters:
  ///   - first: the onset of the transition, whose delay applies to each layer.
  ///   - trace: the run.
  ///   - end: the end of the transition's frames.
  /// - Returns: The deviations in points, or in percent of opacity.
  func errors(since first: Onset, in trace: Trace, until end: Instant) -> [Double] {
    refreshes(since: first, in: trace, until: end).map { time in
      let error = distance(of: seen(at: time), at: time - first.delay)
      return error < Self.samePlace ? 0 : error
    }
  }

  /// The intended positions at the same refreshes; the parameters are those of ``errors``.
  func places(
    since first: Onset,
    in trace: Trace,
    until end: Instant
  ) -> [IntendedMotion.Place] {
    refreshes(since: first, in: trace, until: end).map { time in
      IntendedMotion.Place(
        time: time,
        outline: LayerOutline(coordinates: meant(at: time - first.delay))
      )
    }
  }

  private func refreshes(since first: Onset, in trace: Trace, until end: Instant) -> [Instant] {
    let grid = trace.grid
    let meantStart = grid.refresh(atOrAfter: setOut + first.delay) + 1
    let start = onset.map { min(grid.refresh(atOrAfter: $0.start), meantStart) } ?? meantStart
    let rest = max(
      own[Self.lastChange(of: own)].shown,
      course[Self.lastChange(of: course)].shown + first.delay
    )
    // Every frame has a sample of each view that exists.
    let next = lastFrame + 1
    let gone = next < trace.frames.count ? trace.frames[next].actual.time : nil
    func isThere(_ time: Instant) -> Bool {
      time <= min(rest, end) && gone.map { time < $0 } ?? true
    }
    var refresh = start
    var times: [Instant] = []
    while case let time = grid.time(of: refresh), isThere(time) {
      times.append(time)
      refresh += 1
    }
    return times
  }

  private func seen(at time: Instant) -> SIMD8<Double> {
    own[own.startIndex + max(0, own.count(shownUntil: time) - 1)].coordinates
  }

  /// The distance between a position and the course at a time.
  ///
  /// A course may jump to its final position in its last step, as a spring that is cut off. Its
  /// exact time is known only to a frame, so next to it every position along the step is right.
  private func distance(of place: SIMD8<Double>, at time: Instant) -> Double {
    let distance = (place - meant(at: time)).farthest
    let last = Self.lastChange(of: course)
    guard last > course.startIndex else { return distance }
    let (before, after) = (course[last - 1], course[last])
    let wait = after.shown - before.shown
    guard time >= before.shown - wait, time <= after.shown + wait else { return distance }
    let step = after.coordinates - before.coordinates
    let share = ((place - before.coordinates) * step).sum() / (step * step).sum()
    let nearest = before.coordinates + step * min(1, max(0, share))
    return min(distance, (place - nearest).farthest)
  }

  /// The position on the course, interpolated linearly between frames.
  private func meant(at time: Instant) -> SIMD8<Double> {
    let next = course.startIndex + course.count(shownUntil: time)
    guard next > course.startIndex else { return course[next].coordinates }
    guard next < course.endIndex else { return course[next - 1].coordinates }
    let (before, after) = (course[next - 1], course[next])
    let share = (time - before.shown).seconds / (after.shown - before.shown).seconds
    return before.coordinates + (after.coordinates - before.coordinates) * share
  }

  /// The index of the frame that shows the last change.
  private static func lastChange(of steps: ArraySlice<LayerPath.Step>) -> Int {
    let end = steps[steps.endIndex - 1].coordinates
    return steps.lastIndex { $0.coordinates != end }.map { $0 + 1 } ?? steps.startIndex
  }
}
