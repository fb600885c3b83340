/// An event in the queue of a run.
package enum Event: BitwiseCopyable, Hashable, Sendable {
  /// The display refreshes: the render server may start, and the main thread may begin a frame.
  case refresh(Int)
  /// A script command, to be delivered with the next frame's input.
  case command(Int)
  /// A timer of the app is due.
  case timer(Int)
  /// A sample of the touch panel, to be delivered with the next frame's input.
  case touch(Int)
  /// Work outside any frame requests the main thread.
  case stall(Int)
  /// Work delays the GPU with the next frame.
  case renderStall(Int)
  /// The system limits the refresh rate, in hertz.
  case rateLimit(Int)
  /// The recorded work of a frame requests the main thread.
  case recorded(Int)
  /// The system does something outside any main thread, such as ending a process.
  case system(Int)
  /// The main thread has finished its work.
  case mainThreadFree
}
