public import JankTrace

/// The way that pages are meant to go, read off a run in which nothing takes time.
///
/// A page, or what stands for it in a transition, is where its corners are seen: a page that turns
/// about its middle or grows has a way too, and one that is put off the screen while pictures of it
/// move has none. How opaque it is makes a way of its own.
///
/// A page follows its course from the picture on in which it is first seen to have gone a point:
/// when a motion begins is another question than how evenly it goes. From there on the course goes
/// by the clock on the wall, so that whatever drifts, judders or stands still is off it.
public struct MotionCourse: Sendable {
  private let transitions: [TransitionRecord]
  private let end: Instant
  private let paths: [LayerPath]

  /// What is closer to where it was than this, in points or percent of opacity, has not moved to
  /// anybody's eye.
  private static let leastWay = 1.0
  /// What is closer than this is where it is meant to be.
  ///
  /// In points about a pixel of a phone; in percent of opacity about a step of eight bits.
  fileprivate static let samePlace = 0.5

  /// Reads the course off a run.
  ///
  /// - Parameter trace: a run with watched layers in which nothing takes time, the finer its
  ///   refreshes the better.
  public init(_ trace: Trace) {
    transitions = trace.transitions
    end = trace.end
    paths = LayerPath.paths(of: trace)
  }
}

extension MotionCourse {
  /// How far pages were from where they were meant to be, page by page and refresh by refresh.
  ///
  /// - Parameter trace: a run of the same script.
  /// - Returns: The distances in points, of the corner that is farthest off; nil where other
  ///   transitions came about.
  func errors(in trace: Trace) -> [Double]? {
    errorsByLayer(in: trace) { $0 }?.flatMap(\.errors)
  }

  /// How far the opacity of pages was from what it was meant to be, in the same way.
  ///
  /// - Parameter trace: a run of the same script.
  /// - Returns: The differences in percent; nil where other transitions came about.
  func fadeErrors(in trace: Trace) -> [Double]? {
    errorsByLayer(in: trace, of: \.fading)?.flatMap(\.errors)
  }

  /// The farthest that each page was from where it was meant to be.
  ///
  /// - Parameter trace: a run of the same script, with watched layers.
  /// - Returns: The distances in points by page and transition; none where other transitions came
  ///   about.
  public func largestErrors(in trace: Trace) -> [Smoothness.Subject: Double] {
    let layers = (errorsByLayer(in: trace) { $0 } ?? []).compactMap { layer in
      layer.errors.max().map { (layer.subject, $0) }
    }
    return Dictionary(layers, uniquingKeysWith: max)
  }

  private func errorsByLayer(
    in trace: Trace,
    of followed: (LayerPath.Step) -> LayerPath.Step
  ) -> [(subject: Smoothness.Subject, errors: [Double])]? {
    guard isScript(of: trace) else { return nil }
    let windows = zip(
      MotionWindow.windows(of: trace.transitions, until: trace.end),
      MotionWindow.windows(of: transitions, until: end)
    )
    let own = LayerPath.paths(of: trace)
    return windows.flatMap { window, meant -> [(subject: Smoothness.Subject, errors: [Double])] in
      let courses = Dictionary(
        uniqueKeysWithValues: meant.layers(of: paths).map { ($0.key, $0.steps.map(followed)) }
      )
      return window.layers(of: own).map { seen in
        let stretch = courses[seen.key].flatMap {
          Stretch(seen.steps.map(followed)[...], follows: $0[...])
        }
        return (seen.subject, stretch?.errors(in: trace, until: window.time.upperBound) ?? [])
      }
    }
  }

  private func isScript(of trace: Trace) -> Bool {
    transitions.count == trace.transitions.count
      && zip(transitions, trace.transitions).allSatisfy { meant, own in
        meant.kind == own.kind && meant.to == own.to && meant.outcome == own.outcome
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
      guard let origin = course.first?.coordinates,
        let setOut = course.lazy.map({ $0.coordinates - origin })
          .first(where: { $0.farthest >= leastWay })
      else { return nil }
      // Along the ways that all corners set out on, in points of the farthest. The first picture of
      // a course may have moved already, so that a page at rest stands behind.
      let scale = setOut.farthest / (setOut * setOut).sum()
      func way(_ step: LayerPath.Step) -> Double {
        ((step.coordinates - origin) * setOut).sum() * scale
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
      let error = (seen(at: time) - meant(at: time - delay)).farthest
      errors.append(error < MotionCourse.samePlace ? 0 : error)
      refresh += 1
    }
    return errors
  }

  private func seen(at time: Instant) -> SIMD8<Double> {
    own[own.startIndex + max(0, own.count(shownUntil: time) - 1)].coordinates
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

  /// When the last change was shown.
  private static func rest(of steps: ArraySlice<LayerPath.Step>) -> Instant {
    let end = steps[steps.endIndex - 1].coordinates
    let last = steps.lastIndex { $0.coordinates != end }.map { $0 + 1 } ?? steps.startIndex
    return steps[last].shown
  }
}
