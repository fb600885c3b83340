package import JankTrace

// MARK: Timers

extension Device {
  /// Schedules a call of the app outside any frame and returns the number of the timer.
  package func scheduleTimer(after delay: Interval) -> Int {
    let due = max(mediaTime + delay, now)
    let timer = app.timers.add(due: due, number: processes.tagged) {
      queue.schedule(.timer($0), at: due)
    }
    // A timer that replaces an overdue one continues its animation, unless it comes later than the
    // slowest animation rate of phones, 10 Hz.
    if let droppedTimer = app.droppedTimer, delay <= .milliseconds(100) {
      noteMissedTimer(due: droppedTimer, answeredBy: display.refresh(atOrBefore: due) + 1)
    }
    return timer
  }

  /// Cancels a timer.
  package func cancelTimer(_ timer: Int) {
    guard let timer = app.timers.take(timer) else { return }
    queue.cancel(timer.ticket)
    if app.isInCode, timer.due < now {
      app.droppedTimer = min(app.droppedTimer ?? timer.due, timer.due)
    }
  }

  func fire(_ timer: Int, _ client: some MainThreadClient) {
    // The timer may have been cancelled while it waited for the thread.
    guard let due = app.timers.take(timer)?.due else { return }
    // Before its first code a process requests no frame, so it misses none.
    let isLaunch = app.isLaunching
    app.isInCode = true
    app.isLaunching = false
    app.droppedTimer = nil
    client.timerDidFire(timer)
    app.isInCode = false
    app.hasLeftovers = true
    if layers.hasChanges, !isLaunch { noteMissedTimer(due: due, answeredBy: nextBegin) }
  }

  /// The refresh of the next frame of the main thread, if one is requested.
  private var nextBegin: Int { mainThread.waitingFrame ?? screen.lastRefresh + 1 }

  /// The earliest refresh at which a frame can begin after the last commit.
  private var nextCommitBegin: Int { display.refresh(atOrAfter: app.lastCommitEnd) }

  /// Records a timer without a frame at the refresh after it was due, because another frame was
  /// waiting for the thread.
  private func noteMissedTimer(due: Instant, answeredBy lastAnswer: Int) {
    let begin = max(display.refresh(atOrBefore: due) + 1, nextCommitBegin)
    guard begin < nextBegin else { return }
    // An earlier tick that the next frame can no longer answer is over.
    let earlier = app.missedTick.flatMap { $0.lastAnswer >= nextBegin ? $0 : nil }
    app.missedTick = MissedTick(begin: begin, requested: due, lastAnswer: lastAnswer)
      .joined(with: earlier)
  }
}

// MARK: Display links

extension Device {
  func callLinks(for ticks: inout FrameTicks, _ client: some MainThreadClient) {
    for link in links.due(in: ticks.begin) where links.isDue(link) {
      if !links.wasCalled(link) { ticks.isFirst = true }
      let next = links.take(link, in: ticks.begin, on: display)
      ticks.isDue = true
      ticks.next = max(ticks.next ?? next, next)
      // Contents that follow a touch have the touch's time, regardless of other animations.
      if app.time?.clock != .touches {
        app.time = AppTime(instant: display.time(of: next), clock: .frames)
      }
      client.displayLinkDidFire(
        link,
        timestamp: display.time(of: ticks.begin),
        targetTimestamp: display.time(of: next)
      )
    }
  }

  /// Records what a frame without a commit leaves to the next.
  func noteMissedTick(of ticks: FrameTicks, requested: Instant?) {
    guard let due = wantedBegin(of: ticks) else { return }
    let begin = max(due, nextCommitBegin)
    // A callback in the frame itself is in time until its commit deadline. If no frame began for
    // it, its refresh has passed.
    let isLate =
      ticks.isDue ? ticks.start > display.time(of: begin + 1) : begin <= screen.lastRefresh
    guard isLate else {
      keepMissedTick(over: ticks)
      return
    }
    // The next tick may come later than the next frame.
    let lastAnswer = max(ticks.next ?? 0, display.refresh(atOrAfter: mainThread.clock) + 1)
    app.missedTick = MissedTick(begin: begin, requested: requested, lastAnswer: lastAnswer)
      .joined(with: app.missedTick)
  }

  /// The refresh of the frame that should have made the first callback that another leaves
  /// unanswered.
  private func wantedBegin(of ticks: FrameTicks) -> Int? {
    if ticks.isDue { return ticks.begin }
    // A link that the frame starts is first called in the next one.
    if links.startCount > ticks.startCount, links.firstCall != nil { return ticks.begin + 1 }
    return links.firstCall
  }

  /// A missed tick persists after the first callback of a link, which may change nothing; it ends
  /// with any other callback in time that changes nothing.
  private func keepMissedTick(over ticks: FrameTicks) {
    guard let next = ticks.next, let missed = app.missedTick else { return }
    app.missedTick =
      ticks.isFirst
      ? MissedTick(begin: missed.begin, requested: missed.requested, lastAnswer: next) : nil
  }
}
