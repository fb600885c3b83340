internal import JankTrace

/// A layer of a transition beside its course.
struct CourseStretch {
  /// When a layer was first seen to have gone a point, and how late it was where it was then.
  struct Onset {
    let start: Instant
    /// How much later than on its course the layer was there.
    let delay: Interval
  }

  /// How the layer set out; nil where it was never seen to.
  let onset: Onset?
  private let own: ArraySlice<LayerPath.Step>
  private let course: ArraySlice<LayerPath.Step>
  /// The last picture in which the layer was on the screen, by place in the trace.
  private let lastFrame: Int
  /// When the course first has gone a point.
  private let setOut: Instant

  /// What is closer to where it was than this, in points or percent of opacity, has not moved to
  /// anybody's eye.
  private static let leastWay = 1.0
  /// What is closer than this is where it is meant to be.
  ///
  /// In points about a pixel of a phone; in percent of opacity about a step of eight bits.
  private static let samePlace = 0.5

  /// Sets a layer beside its course; nil where the course does not move, or either is never seen.
  ///
  /// - Parameters:
  ///   - pictures: all pictures of the layer in the transition.
  ///   - coursePictures: those of its course.
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

  /// The pictures in which a layer is on the screen, and the one before and the one behind them
  /// if the layer goes on evenly there.
  ///
  /// Without them a course would end up to a period of its display before the edge of the screen,
  /// and whoever follows it on would be off. What is put away at once is not on its way.
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

  /// Whether the outer of three pictures in a row is about as far from the middle one as the inner.
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
  /// Finds when a layer was first seen to have gone a point, along the ways that all corners of its
  /// course set out on, in points of the farthest.
  fileprivate init?(
    of own: ArraySlice<LayerPath.Step>,
    on course: ArraySlice<LayerPath.Step>,
    from origin: SIMD8<Double>,
    by away: SIMD8<Double>
  ) {
    // The first picture of a course may have moved already, so that a page at rest stands behind.
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

  /// The share of the time between two pictures at which a way is reached, 0 to 1.
  ///
  /// What sets out gathers speed, so that the way is a parabola through the picture as long before
  /// them as well; straight where there is none.
  private static func share(
    of way: Double,
    between start: Double,
    and end: Double,
    after earlier: Double?
  ) -> Double {
    let step = end - start
    guard step > 0, way < end else { return 1 }
    guard way > start else { return 0 }
    // In shares s, the way is start + slope·s + bend·s²; the root that is right for no bend, too.
    let bend = earlier.map { (step - (start - $0)) / 2 } ?? 0
    let slope = step - bend
    let root = max(0, slope * slope + 4 * bend * (way - start)).squareRoot()
    return min(1, 2 * (way - start) / (slope + root))
  }
}

extension CourseStretch {
  /// The distances at the refreshes from where the layer, or its course, sets out until both have
  /// come to rest, or the layer is gone.
  ///
  /// The course may set out before anything is seen to: what stands at first and then jumps is off
  /// by what it stood for, but for the refresh in which nothing can be seen to have gone yet. What
  /// sets out late and evenly is not, since its course is as late.
  ///
  /// - Parameters:
  ///   - first: how the transition set out, of which each layer keeps the delay.
  ///   - trace: the run.
  ///   - end: the end of the transition's pictures.
  /// - Returns: The distances in points, or in percent of opacity.
  func errors(since first: Onset, in trace: Trace, until end: Instant) -> [Double] {
    let grid = trace.grid
    let meantStart = grid.refresh(atOrAfter: setOut + first.delay) + 1
    let start = onset.map { min(grid.refresh(atOrAfter: $0.start), meantStart) } ?? meantStart
    let rest = max(
      own[Self.lastChange(of: own)].shown,
      course[Self.lastChange(of: course)].shown + first.delay
    )
    // Every picture tells of each page that is there.
    let next = lastFrame + 1
    let gone = next < trace.frames.count ? trace.frames[next].actual.time : nil
    func isThere(_ time: Instant) -> Bool {
      time <= min(rest, end) && gone.map { time < $0 } ?? true
    }
    var refresh = start
    var errors: [Double] = []
    while case let time = grid.time(of: refresh), isThere(time) {
      let error = distance(of: seen(at: time), at: time - first.delay)
      errors.append(error < Self.samePlace ? 0 : error)
      refresh += 1
    }
    return errors
  }

  private func seen(at time: Instant) -> SIMD8<Double> {
    own[own.startIndex + max(0, own.count(shownUntil: time) - 1)].coordinates
  }

  /// How far a place is from the course at a time.
  ///
  /// With its last step a course may jump to its rest, as a spring does that is cut off. When it
  /// does is known to a picture of the course, so that next to it all of the step is right.
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

  /// Between two pictures the course is straight.
  private func meant(at time: Instant) -> SIMD8<Double> {
    let next = course.startIndex + course.count(shownUntil: time)
    guard next > course.startIndex else { return course[next].coordinates }
    guard next < course.endIndex else { return course[next - 1].coordinates }
    let (before, after) = (course[next - 1], course[next])
    let share = (time - before.shown).seconds / (after.shown - before.shown).seconds
    return before.coordinates + (after.coordinates - before.coordinates) * share
  }

  /// The picture that shows the last change.
  private static func lastChange(of steps: ArraySlice<LayerPath.Step>) -> Int {
    let end = steps[steps.endIndex - 1].coordinates
    return steps.lastIndex { $0.coordinates != end }.map { $0 + 1 } ?? steps.startIndex
  }
}
