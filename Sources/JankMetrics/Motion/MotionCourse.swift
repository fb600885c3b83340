public import JankTrace

/// The intended motion of views, taken from a run in which nothing takes time.
///
/// The position of a view, or of a snapshot that stands for it in a transition, is that of its
/// corners on the screen. So a view that rotates about its centre or grows moves, and a view off
/// the screen does not move while its snapshots do. Opacity has a course of its own.
///
/// The course of a transition starts with the first frame in which anything has visibly moved a
/// point. The start of a movement is a separate question from its evenness. From there the course
/// follows real time for all views. So drift, judder, freezes and views that join late are
/// deviations. A view that jumps in that first frame should have started before, and deviates from
/// there on.
public struct MotionCourse: Sendable {
  /// The reason for a missing course if the time limit ended the run that finds it.
  public static let noTimeLeft =
    "the time limit ended the run that finds the intended motion"

  package let transitions: [TransitionRecord]
  private let end: Instant
  private let paths: [LayerPath]

  /// Takes the course from a run.
  ///
  /// - Parameter trace: a run with watched layers in which nothing takes time. A higher refresh
  ///   rate gives a finer course.
  public init(_ trace: Trace) {
    transitions = trace.transitions
    end = trace.end
    paths = LayerPath.paths(of: trace)
  }
}

extension MotionCourse {
  struct Deviation {
    let subject: MotionSubject
    /// The deviations in points, for the corner that is farthest off.
    var places: [Double] = []
    /// The deviations in percent of opacity.
    var opacities: [Double] = []
  }

  /// Returns the deviations of all views from their courses, by view and transition.
  ///
  /// - Parameter trace: a run of the same script.
  /// - Returns: The deviations, or nil if the run has other transitions.
  func deviations(in trace: Trace) -> [Deviation]? {
    guard let windows = windows(in: trace) else { return nil }
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

  /// Returns the largest deviation of each view from its intended position.
  ///
  /// - Parameter trace: a run of the same script, with watched layers.
  /// - Returns: The distances in points by view and transition; empty if the run has other
  ///   transitions.
  public func largestErrors(in trace: Trace) -> [MotionSubject: Double] {
    let layers = (deviations(in: trace) ?? []).compactMap { layer in
      layer.places.max().map { (layer.subject, $0) }
    }
    return Dictionary(layers, uniquingKeysWith: max)
  }

  /// Returns the views that move on their course and stand still in all frames of a run.
  ///
  /// A late frame can skip a whole animation.
  ///
  /// - Parameter trace: a run of the same script, with watched layers.
  /// - Returns: The views by transition; empty if the run has other transitions.
  public func unseenMotions(in trace: Trace) -> [MotionSubject] {
    let own = LayerPath.paths(of: trace)
    return (windows(in: trace) ?? []).flatMap { window, meant in
      let moving = Set(meant.layers(of: paths).filter(\.moves).map(\.key))
      return window.layers(of: own).filter {
        moving.contains($0.key) && !$0.steps.isEmpty && !$0.moves
      }.map(\.subject)
    }
  }

  /// Returns the intended position of each view that visibly moves, at each refresh from its start
  /// until it has settled.
  ///
  /// - Parameter trace: a run of the same script, with watched layers.
  /// - Returns: The positions by view and transition; empty if the run has other transitions.
  public func intendedMotions(in trace: Trace) -> [IntendedMotion] {
    let own = LayerPath.paths(of: trace)
    return (windows(in: trace) ?? []).flatMap { window, meant -> [IntendedMotion] in
      let layers = Self.pairings(of: window.layers(of: own), with: meant.layers(of: paths))
      guard let first = Self.onset(of: layers) else { return [] }
      return layers.compactMap { layer in
        layer.place.map { stretch in
          IntendedMotion(
            subject: layer.subject,
            places: stretch.places(since: first, in: trace, until: window.time.upperBound)
          )
        }
      }.filter { !$0.places.isEmpty }
    }
  }

  /// The deviations in one transition, with the delay of the first layer that visibly moves or
  /// fades.
  private static func deviations(
    of seen: [MotionWindow.Layer],
    from meant: [MotionWindow.Layer],
    in trace: Trace,
    until end: Instant
  ) -> [Deviation] {
    let layers = pairings(of: seen, with: meant)
    guard let first = onset(of: layers) else {
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

  /// A layer of a transition with the courses of its position and of its opacity.
  private struct Pairing {
    let subject: MotionSubject
    let place: CourseStretch?
    let opacity: CourseStretch?
  }

  private static func pairings(
    of seen: [MotionWindow.Layer],
    with meant: [MotionWindow.Layer]
  ) -> [Pairing] {
    let courses = Dictionary(uniqueKeysWithValues: meant.map { ($0.key, $0.pictures) })
    return seen.map { layer in
      let (own, course) = (layer.pictures, courses[layer.key] ?? [])
      return Pairing(
        subject: layer.subject,
        place: CourseStretch(own, follows: course),
        opacity: CourseStretch(own.map(\.fading), follows: course.map(\.fading))
      )
    }
  }

  /// The first time a layer had visibly moved or faded, or nil if none did.
  private static func onset(of layers: [Pairing]) -> CourseStretch.Onset? {
    layers.flatMap { [$0.place, $0.opacity] }.compactMap { $0?.onset }
      .min { ($0.start, $0.delay) < ($1.start, $1.delay) }
  }

  /// The windows of both runs, transition by transition, or nil if the run has other transitions.
  private func windows(in trace: Trace) -> [(own: MotionWindow, meant: MotionWindow)]? {
    guard isScript(of: trace) else { return nil }
    return Array(
      zip(
        MotionWindow.windows(of: trace.transitions, until: trace.end),
        MotionWindow.windows(of: transitions, until: end)
      )
    )
  }

  private func isScript(of trace: Trace) -> Bool {
    transitions.count == trace.transitions.count
      && zip(transitions, trace.transitions).allSatisfy { meant, own in
        meant.kind == own.kind && meant.to == own.to && meant.outcome == own.outcome
      }
  }
}
