/// The time that the app computed what it moves for.
package struct AppTime: Hashable, Sendable {
  package let instant: Instant
  package let clock: FrameRecord.AppClock
}

/// What the app hands over to the render server.
extension Device {
  /// States the time that the running code computes what it moves for, until the next commit.
  package func state(appTime: Instant, by clock: FrameRecord.AppClock = .frames) {
    app.time = AppTime(instant: appTime, clock: clock)
  }

  /// Spends the time of drawing views into the stores of their layers.
  func draw(_ areas: [Double]) {
    let pixelsOfPoint = profile.screenScale * profile.screenScale
    for area in areas {
      spend(costs.draw(pixels: area * pixelsOfPoint), on: .display, name: "draw")
    }
  }

  /// Hands over what changed, if anything.
  ///
  /// - Parameters:
  ///   - begin: the refresh at which the running frame began.
  ///   - commitBeforeFrame: the end of the newest commit of the frames before.
  ///   - requested: since when the app wanted a frame; nil where nobody asked.
  ///   - workStart: when the main thread took up what is committed.
  /// - Returns: Whether there was anything.
  func commit(
    begin: Int,
    after commitBeforeFrame: Instant,
    requested: Instant?,
    workStart: Instant
  ) -> Bool {
    guard layers.hasChanges else { return false }
    dropDetachedAnimations()
    layers.resolveBeginTimes(at: mainThread.clock.seconds)
    let moves = layers.takeMoves()
    let changes = layers.takeChanges()
    for image in app.images.take(from: changes, in: layers) {
      spend(costs.decode(image), on: .prepare, name: "decode \(image.name)")
    }
    spend(costs.commit(layers: changes.count + moves.count), on: .commit, name: "commit")
    server.receive(
      RenderServer.Commit(
        frameBegin: begin,
        commitBeforeFrame: commitBeforeFrame,
        commitBefore: app.lastCommitEnd,
        requested: requested,
        missedTick: app.missedTick,
        workStart: workStart,
        end: mainThread.clock,
        appTime: app.time,
        changes: changes,
        moves: moves
      )
    )
    app.lastCommitEnd = mainThread.clock
    app.time = nil
    app.missedTick = nil
    return true
  }
}
