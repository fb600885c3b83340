public import JankTrace

/// The way that pages are meant to go, read off a run in which nothing takes time.
///
/// A page, or what stands for it in a transition, is where its corners are seen: a page that turns
/// about its middle or grows has a way too, and one that is put off the screen while pictures of it
/// move has none. How opaque it is makes a way of its own.
///
/// A transition is held to its course by the picture in which anything of it is first seen to have
/// gone a point: when a motion begins is another question than how evenly it goes. The course goes
/// by the clock on the wall for all of its pages, so that whatever drifts, judders or stands still
/// is off it, and so is what comes late into a transition under way. What jumps into that picture
/// should have set out before, and is off from there on.
public struct MotionCourse: Sendable {
  /// Why there is no course where the time of a run was over before its course was found.
  public static let noTimeLeft =
    "the time limit ended the run that finds the intended motion"

  package let transitions: [TransitionRecord]
  private let end: Instant
  private let paths: [LayerPath]

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
  /// How far a page was off its course in a transition, refresh by refresh.
  struct Deviation {
    /// The page, and the transition.
    let subject: MotionSubject
    /// In points, of the corner that is farthest off.
    var places: [Double] = []
    /// In percent of opacity.
    var opacities: [Double] = []
  }

  /// How far pages were from what they were meant to be, page by page and transition by transition.
  ///
  /// - Parameter trace: a run of the same script.
  /// - Returns: The deviations; nil where other transitions came about.
  func deviations(in trace: Trace) -> [Deviation]? {
    guard isScript(of: trace) else { return nil }
    let windows = zip(
      MotionWindow.windows(of: trace.transitions, until: trace.end),
      MotionWindow.windows(of: transitions, until: end)
    )
    let own = LayerPath.paths(of: trace)
    return windows.flatMap { window, meant in
      Self.deviations(
        of: window.layers(of: own),
        from: meant.layers(of: paths),
        in: trace,
        until: window.time.upperBound
      )
    }
  }

  /// The farthest that each page was from where it was meant to be.
  ///
  /// - Parameter trace: a run of the same script, with watched layers.
  /// - Returns: The distances in points by page and transition; none where other transitions came
  ///   about.
  public func largestErrors(in trace: Trace) -> [MotionSubject: Double] {
    let layers = (deviations(in: trace) ?? []).compactMap { layer in
      layer.places.max().map { (layer.subject, $0) }
    }
    return Dictionary(layers, uniquingKeysWith: max)
  }

  /// What one transition shows beside what it is meant to show, all layers as late as the one that
  /// is first seen to move or to fade.
  private static func deviations(
    of seen: [MotionWindow.Layer],
    from meant: [MotionWindow.Layer],
    in trace: Trace,
    until end: Instant
  ) -> [Deviation] {
    let courses = Dictionary(uniqueKeysWithValues: meant.map { ($0.key, $0.pictures) })
    let layers = seen.map { layer in
      let (own, course) = (layer.pictures, courses[layer.key] ?? [])
      return (
        subject: layer.subject,
        place: CourseStretch(own, follows: course),
        opacity: CourseStretch(own.map(\.fading), follows: course.map(\.fading))
      )
    }
    let onsets = layers.flatMap { [$0.place, $0.opacity] }.compactMap { $0?.onset }
    guard let first = onsets.min(by: { ($0.start, $0.delay) < ($1.start, $1.delay) }) else {
      return layers.map { Deviation(subject: $0.subject) }
    }
    return layers.map { layer in
      Deviation(
        subject: layer.subject,
        places: layer.place?.errors(since: first, in: trace, until: end) ?? [],
        opacities: layer.opacity?.errors(since: first, in: trace, until: end) ?? []
      )
    }
  }

  private func isScript(of trace: Trace) -> Bool {
    transitions.count == trace.transitions.count
      && zip(transitions, trace.transitions).allSatisfy { meant, own in
        meant.kind == own.kind && meant.to == own.to && meant.outcome == own.outcome
      }
  }
}
