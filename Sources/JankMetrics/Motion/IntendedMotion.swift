public import JankTrace

/// Where an effect means a view to be, at each refresh of a transition.
///
///     let meant = course.intendedMotions(in: trace)
///     for motion in meant { print(motion.subject.layer, motion.places.count) }
///
/// The positions start as late as the first visible change of the transition, as the deviations of
/// ``MotionCourse`` do, and follow real time from there.
public struct IntendedMotion: Hashable, Sendable {
  /// An intended position.
  public struct Place: Hashable, Sendable {
    /// The time of the refresh.
    public let time: Instant
    /// The outline on the screen, in points.
    public let outline: LayerOutline

    /// Creates an intended position.
    public init(time: Instant, outline: LayerOutline) {
      self.time = time
      self.outline = outline
    }
  }

  /// The view and the transition.
  public let subject: MotionSubject
  /// The positions in time order; never empty.
  public let places: [Place]

  package init(subject: MotionSubject, places: [Place]) {
    self.subject = subject
    self.places = places
  }
}
