/// The record of one frame, from the refresh at which its work began to its presentation.
///
/// Refreshes are counted from the start of the run; refresh *k* of an *hz* display is at *k*/*hz*
/// seconds. The three planned times are those of Apple's article "Understanding hitches in your
/// app": begin, commit deadline, presentation.
public struct FrameRecord: Hashable, Sendable {
  /// The origin of a frame.
  public enum Origin: String, Hashable, Sendable {
    /// The app committed changes from its main thread.
    case commit
    /// The render server advanced running animations without the main thread.
    case animation
  }

  /// The first missed deadline and its cause; a different cause may account for the delay in the
  /// end.
  public enum Lateness: String, Hashable, Sendable {
    /// Presented when expected.
    case none
    /// The app's commit missed its deadline.
    case commit
    /// The commit was in time, and the render server was late.
    case render
    /// The commit was late, and rendering added to the delay.
    case commitAndRender = "commit+render"
  }

  /// The clock of the time for which the app computed.
  public enum AppClock: String, Hashable, Sendable {
    /// The refreshes of the display, or the app's own report.
    case frames
    /// The touches that the app followed.
    case touches
  }

  /// A refresh of the display.
  public struct Refresh: Hashable, Sendable {
    /// The number, counted from the start of the run.
    public let number: Int
    /// The time of the refresh.
    public let time: Instant

    /// Creates a refresh from its number and its time.
    public init(number: Int, time: Instant) {
      self.number = number
      self.time = time
    }
  }

  /// The time that one stage of the pipeline spent on a frame.
  public struct Stage: Hashable, Sendable {
    /// When the stage started.
    public let start: Instant
    /// When the stage finished.
    public let end: Instant

    /// Creates a stage between two instants.
    public init(start: Instant, end: Instant) {
      self.start = start
      self.end = end
    }
  }

  /// A frame that was never presented, because a newer one of its process replaced it.
  public struct Superseded: Hashable, Sendable {
    /// The refresh at which its work could begin.
    public let begin: Refresh
    /// The refresh for which it was planned.
    public let expected: Refresh
    /// When the app first had work for it; nil without a request.
    public let requested: Instant?
    /// The deadline of its commit.
    public let commitDeadline: Instant
    /// The main thread, from its start to the end of the commit.
    public let mainThread: Stage
    /// The process whose main thread it was, by number.
    public let process: Int

    /// Creates a record of a frame that was never presented.
    public init(
      begin: Refresh,
      expected: Refresh,
      requested: Instant?,
      commitDeadline: Instant,
      mainThread: Stage,
      process: Int = 0
    ) {
      self.begin = begin
      self.expected = expected
      self.requested = requested
      self.commitDeadline = commitDeadline
      self.mainThread = mainThread
      self.process = process
    }
  }

  /// The number of the frame in rendering order, from 0.
  public let index: Int
  /// The origin of the frame.
  public let origin: Origin
  /// The refresh at which work on the frame could begin.
  public let begin: Refresh
  /// The refresh for which the frame was planned.
  public let expected: Refresh
  /// The refresh at which the frame was presented.
  ///
  /// A panel with a ``Trace/panelRate`` presents a late frame up to one refresh interval earlier;
  /// then the time is between that refresh and the one before.
  public let actual: Refresh
  /// When the app first had work for the frame; nil without a request.
  public let requested: Instant?
  /// The deadline of the commit.
  public let commitDeadline: Instant
  /// The main thread, from its start to the end of the commit; nil if it was not involved.
  public let mainThread: Stage?
  /// The render server's work on the CPU.
  public let prepare: Stage
  /// The render server's work on the GPU.
  public let execute: Stage
  /// The virtual time of the state that the render server shows for its own animations.
  public let contentTime: Instant
  /// The time for which the app computed its own animations; nil if unknown.
  public let appTime: Instant?
  /// The clock of ``appTime``.
  public let appClock: AppClock
  /// Whether the frame contains an animation of the render server.
  public let isServerMoving: Bool
  /// The first missed deadline.
  public let lateness: Lateness
  /// The number of layers that differ from the previous frame; 0 for a repeated frame.
  public let changedLayers: Int
  /// The older frames that were replaced by the refresh of this frame, in order.
  ///
  /// Of all frames of a process that the render server combines, the newest that was due is
  /// presented. A frame that is newer still is presented early and skips nothing. With several
  /// processes this record is that of the oldest presented frame. Frames of other processes that
  /// are older than this one and were replaced by newer ones of their own process count too; see
  /// ``Superseded/process``.
  public let superseded: [Superseded]
  /// The process whose main thread was involved, by its index in ``Trace/processes``; 0 without
  /// processes.
  public let process: Int

  /// Creates a record of a frame.
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
    isServerMoving: Bool = true,
    process: Int = 0
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
    self.process = process
  }
}

extension FrameRecord {
  /// The first refresh at which something new was due, of the replaced frames or of this one.
  public var firstExpected: Refresh { superseded.first?.expected ?? expected }

  /// The delay of the presentation: Apple's hitch duration, never negative.
  public var hitch: Interval { max(.zero, actual.time - expected.time) }

  /// The progress of the content since another frame, on their common clock.
  ///
  /// - Returns: The step; nil if the two frames have different clocks, which start at different
  ///   times, or if the app's clock is unknown.
  @inlinable
  public func contentStep(since previous: FrameRecord) -> Interval? {
    // Inlinable, because a call copies both frames to read a few of their parts.
    switch (previous.appTime, appTime) {
    case (let before?, let now?): appClock == previous.appClock ? now - before : nil
    case (nil, nil):
      isServerMoving && previous.isServerMoving ? contentTime - previous.contentTime : nil
    default: nil
    }
  }
}
