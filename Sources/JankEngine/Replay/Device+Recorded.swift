package import JankTrace

/// Recorded work, played by the loop that plays scenarios.
extension Device {
  /// Plays recorded frames on a device.
  ///
  /// - Parameters:
  ///   - frames: The frames in the order of their ticks.
  ///   - start: The state behind the frame before them.
  ///   - profile: The rules of the device; its costs do not matter.
  ///   - interval: The measured interval of its display.
  /// - Returns: A record of each frame, in order.
  package static func play(
    _ frames: [RecordedFrame],
    after start: RecordedStart,
    on profile: DeviceProfile,
    interval: Interval
  ) -> [FrameRecord] {
    let device = Device(profile: profile, seed: 0, interval: interval)
    // The screen is set up already; otherwise its first commit would be a frame.
    _ = device.layers.takeChanges()
    device.mainThread.wait(until: start.mainThreadFreeAt)
    device.server.resume(behind: start)
    for frame in frames {
      device.scheduleScripted(.recorded(device.script.add(frame)), at: frame.tick)
    }
    // A frame that requested the thread before it was free waits for this event.
    device.queue.schedule(.mainThreadFree, at: start.mainThreadFreeAt)
    device.run(NoApp(), until: ClockRange.end)
    return device.trace.frames
  }

  /// Plays the main thread's part of a recorded frame and hands it over.
  func play(_ frame: RecordedFrame) {
    let commitBeforeFrame = app.lastCommitEnd
    let start = mainThread.clock
    if frame.other > .zero { spend(frame.other, on: .stall, name: "other work") }
    spend(frame.update, on: .callback, name: "frame")
    if profile.bufferQueue != nil { mainThread.wait(until: server.handOverFreeAt) }
    spend(frame.handOver, on: .commit, name: "commit")
    var commit = RenderServer.Commit(
      frameBegin: frame.promised - server.lifetime,
      commitBeforeFrame: commitBeforeFrame,
      commitBefore: commitBeforeFrame,
      requested: frame.tick,
      workStart: start,
      end: mainThread.clock,
      changes: []
    )
    commit.work = frame
    send(commit)
    handOver(frameBegin: commit.frameBegin)
  }
}

/// An app whose work is recorded, so that it has no code to call.
private final class NoApp: MainThreadClient {
  func perform(command: Int) {}
  func timerDidFire(_ timer: Int) {}
  func deliver(_ touches: [TouchPanel.Delivery]) {}
  func animationDidStop(_ id: AnimationID, finished: Bool) {}
  func displayLinkDidFire(_ id: DisplayLinkID, timestamp: Instant, targetTimestamp: Instant) {}
  func layOutViews() -> Int { 0 }
  func didCommit() -> Bool { false }
}
