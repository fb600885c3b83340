/// The life of one intended picture, from the refresh its work began at to the one it was shown at.
///
/// Refreshes are counted from the start of the run; refresh *k* of an *hz* display is at *k*/*hz*
/// seconds. The three planned times are those of Apple's article "Understanding hitches in your
/// app": begin, commit deadline, presentation.
public struct FrameRecord: Hashable, Sendable {
  /// What asked for the picture.
  public enum Origin: String, Hashable, Sendable {
    /// The app committed changes from its main thread.
    case commit
    /// The render server advanced animations it already had; the main thread took no part.
    case animation
  }

  /// The deadline that was missed first, and by whom; what cost the refreshes in the end can be
  /// something else.
  public enum Lateness: String, Hashable, Sendable {
    /// Shown when expected.
    case none
    /// The app's commit came after its deadline.
    case commit
    /// The commit was in time and the render server was late.
    case render
    /// The commit was late and rendering added to it.
    case commitAndRender = "commit+render"
  }

  /// Where the app took the time from that it computed for.
  public enum AppClock: String, Hashable, Sendable {
    /// From the refreshes of the display, or from what it said itself.
    case frames
    /// From the touches that it followed.
    case touches
  }

  /// A refresh of the display.
  public struct Refresh: Hashable, Sendable {
    /// Its number, counted from the start of the run.
    public let number: Int
    /// Its time.
    public let time: Instant

    /// Creates a refresh from its number and its time.
    public init(number: Int, time: Instant) {
      self.number = number
      self.time = time
    }
  }

  /// The time that one stage of the pipeline spent on the picture.
  public struct Stage: Hashable, Sendable {
    /// When the stage took the picture up.
    public let start: Instant
    /// When the stage was done with it.
    public let end: Instant

    /// Creates a stage between two instants.
    public init(start: Instant, end: Instant) {
      self.start = start
      self.end = end
    }
  }

  /// A frame of the app that was made and never shown, since a newer one took its place.
  public struct Superseded: Hashable, Sendable {
    /// The refresh at which work on it could begin.
    public let begin: Refresh
    /// The refresh it was planned for.
    public let expected: Refresh
    /// When the app first had something for it to do; nil where nobody asked.
    public let requested: Instant?
    /// When its commit had to be done for it to be in time.
    public let commitDeadline: Instant
    /// The main thread, from taking it up to the end of its commit.
    public let mainThread: Stage

    /// Creates a record of a frame that was never shown.
    public init(
      begin: Refresh,
      expected: Refresh,
      requested: Instant?,
      commitDeadline: Instant,
      mainThread: Stage
    ) {
      self.begin = begin
      self.expected = expected
      self.requested = requested
      self.commitDeadline = commitDeadline
      self.mainThread = mainThread
    }
  }

  /// The number of the picture in the order of rendering, from 0.
  public let index: Int
  /// What asked for the picture.
  public let origin: Origin
  /// The refresh at which work on the picture could begin.
  public let begin: Refresh
  /// The refresh the picture was planned for.
  public let expected: Refresh
  /// The refresh the picture was shown at.
  public let actual: Refresh
  /// When the app first had something for the frame to do; nil where nobody asked.
  public let requested: Instant?
  /// When the commit had to be done for the picture to be in time.
  public let commitDeadline: Instant
  /// The main thread, from taking up the frame to the end of its commit; nil where it took no part.
  public let mainThread: Stage?
  /// The render server's work on the processor.
  public let prepare: Stage
  /// The render server's work on the graphics processor.
  public let execute: Stage
  /// The virtual time whose state the render server shows: that of all it moves by itself.
  public let contentTime: Instant
  /// The time that the app computed for what it moves itself; nil where it told none.
  public let appTime: Instant?
  /// Where ``appTime`` was taken from.
  public let appClock: AppClock
  /// Whether the render server moved anything by itself in the picture.
  public let isServerMoving: Bool
  /// The deadline that was missed first.
  public let lateness: Lateness
  /// How many layers look different from the picture before; 0 for a picture that repeats it.
  public let changedLayers: Int
  /// The older frames of the app in whose place the picture was shown, in their order.
  ///
  /// Of all frames that the render server takes for one picture, the picture is the newest whose
  /// time had come; what is newer still is seen ahead of its time and skips nothing.
  public let superseded: [Superseded]

  /// Creates a record of a picture.
  public init(
    index: Int,
    origin: Origin,
    begin: Refresh,
    expected: Refresh,
    actual: Refresh,
    commitDeadline: Instant,
    mainThread: Stage?,
    prepare: Stage,
    execute: Stage,
    contentTime: Instant,
    lateness: Lateness,
    changedLayers: Int,
    superseded: [Superseded] = [],
    requested: Instant? = nil,
    appTime: Instant? = nil,
    appClock: AppClock = .frames,
    isServerMoving: Bool = true
  ) {
    self.index = index
    self.origin = origin
    self.begin = begin
    self.expected = expected
    self.actual = actual
    self.commitDeadline = commitDeadline
    self.mainThread = mainThread
    self.prepare = prepare
    self.execute = execute
    self.contentTime = contentTime
    self.lateness = lateness
    self.changedLayers = changedLayers
    self.superseded = superseded
    self.requested = requested
    self.appTime = appTime
    self.appClock = appClock
    self.isServerMoving = isServerMoving
  }
}

extension FrameRecord {
  /// The refresh at which something new was due first: of the frames whose place the picture took,
  /// or of itself.
  public var firstExpected: Refresh { superseded.first?.expected ?? expected }

  /// How much later than planned the picture was shown: Apple's hitch duration, never negative.
  public var hitch: Interval { max(.zero, actual.time - expected.time) }

  /// How far what is shown went on since another picture, by the clock that both were made with.
  ///
  /// - Returns: The step; nil where the two were moved by different clocks, which begin at
  ///   different times, or where nothing says by which the app moved one.
  public func contentStep(since previous: FrameRecord) -> Interval? {
    switch (previous.appTime, appTime) {
    case (let before?, let now?): appClock == previous.appClock ? now - before : nil
    case (nil, nil):
      isServerMoving && previous.isServerMoving ? contentTime - previous.contentTime : nil
    default: nil
    }
  }
}
