/// The work of one frame, as a device recorded it.
package struct RecordedFrame: Hashable, Sendable {
  /// When the frame requested the main thread.
  package var tick: Instant
  /// The refresh that the device promised.
  package var promised: Int
  /// Other work of the main thread before the frame.
  package var other: Interval
  /// The frame's work on the main thread.
  package var update: Interval
  /// The hand-over, for which the main thread waits for the render thread.
  package var handOver: Interval
  /// The work of the render thread.
  package var render: Interval
  /// The work of the GPU after that of the render thread.
  package var gpu: Interval

  package init(
    tick: Instant,
    promised: Int,
    other: Interval = .zero,
    update: Interval = .zero,
    handOver: Interval = .zero,
    render: Interval = .zero,
    gpu: Interval = .zero
  ) {
    self.tick = tick
    self.promised = promised
    self.other = other
    self.update = update
    self.handOver = handOver
    self.render = render
    self.gpu = gpu
  }
}

/// The state of a device behind a recorded frame, from which others continue.
///
/// Recordings begin in the middle of an animation, with buffers under way.
package struct RecordedStart: Hashable, Sendable {
  /// The refresh that presented the frame.
  package var shown: Int
  package var mainThreadFreeAt: Instant
  package var renderFreeAt: Instant
  package var gpuFreeAt: Instant

  package init(
    shown: Int,
    mainThreadFreeAt: Instant = .zero,
    renderFreeAt: Instant = .zero,
    gpuFreeAt: Instant = .zero
  ) {
    self.shown = shown
    self.mainThreadFreeAt = mainThreadFreeAt
    self.renderFreeAt = renderFreeAt
    self.gpuFreeAt = gpuFreeAt
  }
}
