public import JankTrace

/// The way that pages are meant to go, read off a run in which nothing takes time.
///
/// A page follows its course from the picture on in which it is first seen to have gone a point:
/// when a motion begins is another question than how evenly it goes. From there on the course goes
/// by the clock on the wall, so that whatever drifts, judders or stands still is off it.
public struct MotionCourse: Sendable {
  private let transitions: [TransitionRecord]
  private let end: Instant
  private let paths: [String: LayerPath]

  /// What is closer to where it was than this, in points, has not moved to anybody's eye.
  private static let leastWay = 1.0
  /// What is closer than this, in points, is where it is meant to be: about a pixel of a phone.
  fileprivate static let samePlace = 0.5

  /// Reads the course off a run.
  ///
  /// - Parameter trace: a run with watched layers in which nothing takes time, the finer its
  ///   refreshes the better.
  public init(_ trace: Trace) {
    transitions = trace.transitions
    end = trace.end
    paths = Dictionary(
      LayerPath.paths(of: trace).map { ($0.layer, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension MotionCourse {
  /// How far pages were from where they were meant to be, page by page and refresh by refresh.
  ///
  /// - Parameter trace: a run of the same script.
  /// - Returns: The distances in points; nil where other transitions came about.
  func errors(in trace: Trace) -> [Double]? {
    errorsByPage(in: trace)?.flatMap(\.errors)
  }

  /// The farthest that each page was from where it was meant to be.
  ///
  /// - Parameter trace: a run of the same script, with watched layers.
  /// - Returns: The distances in points by the names of the pages; none where other transitions
  ///   came about.
  public func largestErrors(in trace: Trace) -> [String: Double] {
    let pages = (errorsByPage(in: trace) ?? []).compactMap { page in
      page.errors.max().map { (page.layer, $0) }
    }
    return Dictionary(pages, uniquingKeysWith: max)
  }

  private func errorsByPage(in trace: Trace) -> [(layer: String, errors: [Double])]? {
    guard isScript(of: trace) else { return nil }
    let windows = zip(
      Self.windows(of: trace.transitions, until: trace.end),
      Self.windows(of: transitions, until: end)
    )
    return LayerPath.paths(of: trace).map { path -> (layer: String, errors: [Double]) in
      guard let course = paths[path.layer] else { return (path.layer, []) }
      let errors = windows.flatMap { own, meant in
        Stretch(path.steps(in: own), follows: course.steps(in: meant)).map {
          $0.errors(in: trace, until: own.upperBound)
        } ?? []
      }
      return (path.layer, errors)
    }
  }

  private func isScript(of trace: Trace) -> Bool {
    transitions.count == trace.transitions.count
      && zip(transitions, trace.transitions).allSatisfy { meant, own in
        meant.kind == own.kind && meant.to == own.to && meant.outcome == own.outcome
      }
  }

  /// From the begin of each transition to that of the next.
  private static func windows(
    of transitions: [TransitionRecord],
    until end: Instant
  ) -> [Range<Instant>] {
    let begins = transitions.map(\.began)
    return zip(begins, begins.dropFirst() + [max(end, begins.last ?? end)]).map { begin, next in
      begin..<max(begin, next)
    }
  }

  /// A page and its course in one transition.
  fileprivate struct Stretch {
    private let own: ArraySlice<LayerPath.Step>
    private let course: ArraySlice<LayerPath.Step>
    /// When the page was first seen to have gone a point.
    private let start: Instant
    /// How much later than on its course the page was where it was then.
    private let delay: Interval

    /// Aligns a page with its course; nil where one of the two does not move.
    init?(_ own: ArraySlice<LayerPath.Step>, follows course: ArraySlice<LayerPath.Step>) {
      guard let origin = course.first?.place,
        let setOut = course.lazy.map({ $0.place - origin }).first(where: { $0.length >= leastWay })
      else { return nil }
      // The first picture of a course may have moved already, so that a page at rest stands behind.
      func way(_ step: LayerPath.Step) -> Double {
        ((step.place - origin) * setOut).sum() / setOut.length
      }
      guard let first = own.first(where: { way($0) >= leastWay }) else { return nil }
      let reached = course.firstIndex { way($0) >= way(first) } ?? course.endIndex - 1
      let before = max(reached - 1, course.startIndex)
      let step = way(course[reached]) - way(course[before])
      let share = step > 0 ? min(1, (way(first) - way(course[before])) / step) : 1
      let wait = (course[reached].shown - course[before].shown).seconds
      self.own = own
      self.course = course
      start = first.shown
      delay = first.shown - (course[before].shown + Interval(seconds: share * wait))
    }
  }
}

extension MotionCourse.Stretch {
  /// The distances at the refreshes from the start until both have come to rest, or the page is
  /// gone.
  func errors(in trace: Trace, until end: Instant) -> [Double] {
    let grid = trace.grid
    let rest = max(Self.rest(of: own), Self.rest(of: course) + delay)
    // Every picture tells of each page that is there.
    let next = own[own.endIndex - 1].frame + 1
    let gone = next < trace.frames.count ? trace.frames[next].actual.time : nil
    func isThere(_ time: Instant) -> Bool {
      time <= min(rest, end) && gone.map { time < $0 } ?? true
    }
    var refresh = grid.refresh(atOrAfter: start)
    var errors: [Double] = []
    while case let time = grid.time(of: refresh), isThere(time) {
      let error = (seen(at: time) - meant(at: time - delay)).length
      errors.append(error < MotionCourse.samePlace ? 0 : error)
      refresh += 1
    }
    return errors
  }

  private func seen(at time: Instant) -> SIMD2<Double> {
    own[own.startIndex + max(0, own.count(shownUntil: time) - 1)].place
  }

  /// Between two pictures the course is straight.
  private func meant(at time: Instant) -> SIMD2<Double> {
    let next = course.startIndex + course.count(shownUntil: time)
    guard next > course.startIndex else { return course[next].place }
    guard next < course.endIndex else { return course[next - 1].place }
    let (before, after) = (course[next - 1], course[next])
    let share = (time - before.shown).seconds / (after.shown - before.shown).seconds
    return before.place + (after.place - before.place) * share
  }

  /// When the last change was shown.
  private static func rest(of steps: ArraySlice<LayerPath.Step>) -> Instant {
    let end = steps[steps.endIndex - 1].place
    let last = steps.lastIndex { $0.place != end }.map { $0 + 1 } ?? steps.startIndex
    return steps[last].shown
  }
}

extension LayerPath {
  /// The pictures shown after the begin of a stretch, up to its end.
  fileprivate func steps(in window: Range<Instant>) -> ArraySlice<Step> {
    let first = steps[...].count(shownUntil: window.lowerBound)
    return steps[first..<max(first, steps[...].count(shownUntil: window.upperBound))]
  }
}
