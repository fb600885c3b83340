/// What can fall due in the queue of a run.
package enum Event: BitwiseCopyable, Hashable, Sendable {
  /// The display refreshes: the render server may start, the main thread may begin a frame.
  case refresh(Int)
  /// A command of the script is there to be delivered with the next frame's input.
  case command(Int)
  /// A timer of the app is due.
  case timer(Int)
  /// The touch panel has a sample, to be delivered with the next frame's input.
  case touch(Int)
  /// Work that belongs to no frame asks for the main thread.
  case stall(Int)
  /// Something holds up the graphics processor with the next picture.
  case renderStall(Int)
  /// The system limits the refresh rate, to so many hertz.
  case rateLimit(Int)
  /// The main thread has finished what it was doing.
  case mainThreadFree
}
