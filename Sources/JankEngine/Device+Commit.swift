/// The time for which the app computed its animations.
package struct AppTime: Hashable, Sendable {
  package let instant: Instant
  package let clock: FrameRecord.AppClock
}

extension Device {
  /// Sets the time for which the running code computes its animations, until the next commit.
  package func state(appTime: Instant, by clock: FrameRecord.AppClock = .frames) {
    app.time = AppTime(instant: appTime, clock: clock)
  }

  func draw(_ views: [DrawnView]) {
    let pixelsOfPoint = profile.screenScale * profile.screenScale
    for view in views {
      spend(
        costs.draw(pixels: view.area * pixelsOfPoint),
        on: .display,
        name: "draw",
        subjects: [view.name]
      )
    }
  }

  /// Decodes an image in the running code, ahead of the first commit that shows it.
  package func decodeNow(_ image: LayerImage) {
    guard !app.images.has(image) else { return }
    spend(costs.decode(image), on: "decode \(image.name)")
    noteDecoded(image)
  }

  /// How long another thread takes to decode an image; nil if it is decoded already.
  package func timeToDecode(_ image: LayerImage) -> Interval? {
    app.images.has(image) ? nil : costs.decode(image)
  }

  /// Notes that an image was decoded and is in memory, so that no commit has to do it.
  package func noteDecoded(_ image: LayerImage) {
    guard app.images.note(image) else { return }
    app.memory.take(MemoryMeter.bytes(pixels: Double(image.pixelCount)))
  }

  /// Commits the changes, if any.
  ///
  /// - Parameters:
  ///   - begin: The refresh at which the current frame began.
  ///   - commitBeforeFrame: The end of the last commit of the previous frames.
  ///   - requested: Since when the app requested a frame; nil without a request.
  ///   - workStart: When the main thread started the committed work.
  /// - Returns: Whether there were changes.
  func commit(
    begin: Int,
    after commitBeforeFrame: Instant,
    requested: Instant?,
    workStart: Instant
  ) -> Bool {
    guard layers.hasChanges else { return false }
    dropDetachedAnimations()
    layers.resolveBeginTimes(at: mainThread.clock.seconds)
    let moves = processes.global(layers.takeMoves())
    let reanimations = processes.global(layers.takeReanimations())
    let changes = layers.takeChanges()
    for image in app.images.take(from: changes, in: layers) {
      spend(costs.decode(image), on: .prepare, name: "decode \(image.name)")
      app.memory.take(MemoryMeter.bytes(pixels: Double(image.pixelCount)))
    }
    let layerCount = changes.count + reanimations.count + moves.count
    if profile.bufferQueue != nil { mainThread.wait(until: server.handOverFreeAt) }
    spend(costs.commit(layers: layerCount), on: .commit, name: "commit")
    send(
      RenderServer.Commit(
        frameBegin: begin,
        commitBeforeFrame: commitBeforeFrame,
        commitBefore: app.lastCommitEnd,
        requested: requested,
        missedTick: app.missedTick,
        workStart: workStart,
        end: mainThread.clock,
        appTime: app.time,
        changes: processes.global(changes),
        reanimations: reanimations,
        moves: moves,
        process: processes.current
      )
    )
    app.time = nil
    app.missedTick = nil
    return true
  }

  /// Sends a commit to the render server, which takes it at a refresh, or, if the device has a
  /// queue of buffers, when the frame is handed over.
  func send(_ commit: consuming RenderServer.Commit) {
    commit.isPromised = profile.bufferQueue != nil || commit.work != nil
    server.receive(commit)
    app.lastCommitEnd = mainThread.clock
  }

  /// Hands a frame with all of its commits over to the render thread of a device with a queue of
  /// buffers, which takes it over at once.
  func handOver(frameBegin begin: Int) {
    guard profile.bufferQueue != nil else { return }
    let end = app.lastCommitEnd
    render(max(display.refresh(atOrAfter: end), begin + 1), handedOver: end)
  }
}
