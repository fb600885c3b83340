/// A queue of finished buffers before a compositor, as on Android.
///
/// The app's render thread takes over a frame as soon as the main thread hands it over, not at the
/// next refresh. When a frame begins, the device promises it a refresh. The compositor latches at
/// most one buffer for each refresh, some time before it; a buffer that is late delays all that
/// follow, until the app pauses. Certain: the source of Android's SurfaceFlinger, Choreographer and
/// BufferQueue; the numbers of a device have to be measured.
public struct BufferQueue: Hashable, Sendable {
  /// The number of buffers, 2 to 4.
  ///
  /// One is presented. A buffer is free again at the refresh that presents a newer one.
  public var bufferCount: Int
  /// The time before a refresh at which the compositor latches a finished buffer.
  public var latchLead: Interval
  /// The number of refreshes from the begin of a frame to the promised one, 1 to 4.
  public var promisedRefreshes: Int

  /// Creates a queue.
  public init(bufferCount: Int = 3, latchLead: Interval = .zero, promisedRefreshes: Int = 3) {
    self.bufferCount = bufferCount
    self.latchLead = latchLead
    self.promisedRefreshes = promisedRefreshes
  }
}
