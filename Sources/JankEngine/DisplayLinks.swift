/// The identifier of a display link in a run, in order of creation.
package struct DisplayLinkID: Hashable, Sendable {
  package let number: Int

  package init(number: Int) {
    self.number = number
  }
}

/// The display links of a run.
///
/// A running link requests a callback at every refresh. If the main thread is busy, the callback
/// waits and keeps the timestamp of its refresh; refreshes that pass meanwhile are skipped.
/// Inferred from observations on devices.
package struct DisplayLinks {
  // In order of creation, which is the order of callbacks.
  private var links: [Link] = []
  private var createdCount = 0
  /// The number of starts and resumes of links so far.
  package private(set) var startCount = 0

  private struct Link {
    let id: DisplayLinkID
    var isPaused: Bool
    // The first refresh whose callback is pending.
    var next: Int
    var rateRequest = FrameRateRequest.every
    var isCalled = false
  }

  package init() {}
}

extension DisplayLinks {
  /// Whether any link waits for a refresh.
  package func isRunning(at refresh: Int) -> Bool {
    links.contains { !$0.isPaused && $0.next <= refresh }
  }

  /// Starts a new link, whose first callback belongs to a refresh after the given one.
  package mutating func start(after refresh: Int) -> DisplayLinkID {
    let id = DisplayLinkID(number: createdCount)
    createdCount += 1
    startCount += 1
    links.append(Link(id: id, isPaused: false, next: refresh + 1))
    return id
  }

  /// Invalidates a link.
  package mutating func invalidate(_ id: DisplayLinkID) {
    links.removeAll { $0.id == id }
  }

  /// Pauses or resumes a link.
  package mutating func setPaused(_ isPaused: Bool, of id: DisplayLinkID) {
    for index in links.indices where links[index].id == id {
      if links[index].isPaused, !isPaused { startCount += 1 }
      links[index].isPaused = isPaused
    }
  }

  /// The first refresh at which a running link is due; nil without one.
  package var firstCall: Int? {
    links.lazy.filter { !$0.isPaused }.map(\.next).min()
  }

  package func wasCalled(_ id: DisplayLinkID) -> Bool {
    links.contains { $0.id == id && $0.isCalled }
  }

  /// The links to call in a frame, in order of creation.
  package func due(in refresh: Int) -> [DisplayLinkID] {
    links.filter { !$0.isPaused && $0.next <= refresh }.map(\.id)
  }

  /// Whether a link is still due: an earlier callback may have invalidated it.
  package func isDue(_ id: DisplayLinkID) -> Bool {
    links.contains { $0.id == id && !$0.isPaused }
  }

  /// Sets the frame-rate request of a link.
  package mutating func setRateRequest(_ rateRequest: FrameRateRequest, of id: DisplayLinkID) {
    for index in links.indices where links[index].id == id {
      links[index].rateRequest = rateRequest
    }
  }

  /// Keeps the times of pending callbacks, as far as refreshes allow, when the rate of the display
  /// changes.
  ///
  /// - Parameters:
  ///   - old: The previous rate in hertz, for which the callbacks were planned.
  ///   - hertz: The new rate.
  ///   - change: The last refresh of the old rate.
  package mutating func adapt(from old: Int, to hertz: Int, at change: Int) {
    for index in links.indices where links[index].next > change {
      let refreshes = RefreshGrid.refreshes(links[index].next - change, of: old, at: hertz)
      links[index].next = change + refreshes
    }
  }

  /// The highest rate that a running link requests, infinite for the maximum; nil without one.
  package var highestRateRequest: Double? {
    links.filter { !$0.isPaused }.map { $0.rateRequest.rate ?? .infinity }.max()
  }

  /// Records a callback for a refresh and returns the refresh of the next one.
  ///
  /// A late callback delays the next ones: observed on devices.
  package mutating func take(
    _ id: DisplayLinkID,
    in refresh: Int,
    on display: RefreshGrid
  ) -> Int {
    guard let index = links.firstIndex(where: { $0.id == id }) else { return refresh + 1 }
    let (hertz, change) = (display.hertz(before: refresh + 1), display.lastChange)
    var next = refresh + links[index].rateRequest.stride(at: hertz)
    if refresh < change, next > change {
      next = change + RefreshGrid.refreshes(next - change, of: hertz, at: display.hertz)
    }
    links[index].isCalled = true
    links[index].next = next
    return next
  }
}
