/// The time that the app computed what it moves for.
package struct AppTime: Hashable, Sendable {
  package let instant: Instant
  package let clock: FrameRecord.AppClock

  package init(instant: Instant, clock: FrameRecord.AppClock) {
    self.instant = instant
    self.clock = clock
  }
}

/// What the app hands over to the render server.
extension Device {
  /// States the time that the running code computes what it moves for, until the next commit.
  package func state(appTime: Instant, by clock: FrameRecord.AppClock = .frames) {
    self.appTime = AppTime(instant: appTime, clock: clock)
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
  /// What is done when the one before can be taken already is of the next frame, and begins there:
  /// Apple's begin time is the commit deadline of the frame before. Else both are one picture.
  ///
  /// - Returns: Whether there was anything.
  func commit(begin: Int, requested: Instant?, workStart: Instant) -> Bool {
    guard layers.hasChanges else { return false }
    dropDetachedAnimations()
    layers.resolveBeginTimes(at: mainThread.clock.seconds)
    let moves = layers.takeMoves()
    let changes = layers.takeChanges()
    for image in images.take(from: changes, in: layers) {
      spend(costs.decode(image), on: .prepare, name: "decode \(image.name)")
    }
    spend(costs.commit(layers: changes.count + moves.count), on: .commit, name: "commit")
    let taken = display.refresh(atOrAfter: mainThread.clock)
    let isOfNextFrame = taken > lastCommitRefresh
    let begin = isOfNextFrame ? max(begin, lastCommitRefresh) : begin
    lastCommitRefresh = taken
    server.receive(
      RenderServer.Commit(
        begin: begin,
        requested: requested,
        missedTick: missedTick,
        workStart: workStart,
        end: mainThread.clock,
        appTime: appTime,
        changes: changes,
        moves: moves
      )
    )
    appTime = nil
    missedTick = nil
    return true
  }
}
