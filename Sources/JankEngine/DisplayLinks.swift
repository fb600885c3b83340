/// Names one display link of a run; numbers are given in the order of creation.
package struct DisplayLinkID: Hashable, Sendable {
  package let number: Int

  package init(number: Int) {
    self.number = number
  }
}

/// The display links of a run.
///
/// A link asks for a callback at every refresh while it is running. A callback that finds the main
/// thread busy waits and keeps the stamp of the refresh it was queued for; the refreshes that pass
/// meanwhile are not made up for. Inferred from observations on devices.
package struct DisplayLinks {
  // In the order of creation, which is the order of the callbacks.
  private var links: [Link] = []
  private var createdCount = 0
  /// How often a link was started, or let run on, so far.
  package private(set) var startCount = 0

  private struct Link {
    let id: DisplayLinkID
    var isPaused: Bool
    // The first refresh whose callback is still to come.
    var next: Int
    var wish = FrameRateWish.every
    // Whether it has ever been called.
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

  /// Ends a link for good.
  package mutating func invalidate(_ id: DisplayLinkID) {
    links.removeAll { $0.id == id }
  }

  /// Pauses a link or lets it run on.
  package mutating func setPaused(_ isPaused: Bool, of id: DisplayLinkID) {
    for index in links.indices where links[index].id == id {
      if links[index].isPaused, !isPaused { startCount += 1 }
      links[index].isPaused = isPaused
    }
  }

  /// The first refresh at which a running link is to be called; nil without one.
  package var firstCall: Int? {
    links.lazy.filter { !$0.isPaused }.map(\.next).min()
  }

  /// Whether a link was called before.
  package func wasCalled(_ id: DisplayLinkID) -> Bool {
    links.contains { $0.id == id && $0.isCalled }
  }

  /// The links to call in a frame, in the order of their creation.
  package func due(in refresh: Int) -> [DisplayLinkID] {
    links.filter { !$0.isPaused && $0.next <= refresh }.map(\.id)
  }

  /// Whether a link is still to be called: one called before it may have ended it.
  package func isDue(_ id: DisplayLinkID) -> Bool {
    links.contains { $0.id == id && !$0.isPaused }
  }

  /// Sets how often a link wants to be called.
  package mutating func setWish(_ wish: FrameRateWish, of id: DisplayLinkID) {
    for index in links.indices where links[index].id == id { links[index].wish = wish }
  }

  /// Leaves the calls that are to come where they are in time, as far as refreshes allow, when the
  /// rate of the display changes.
  ///
  /// - Parameters:
  ///   - old: the rate that the calls were planned for, in hertz.
  ///   - hertz: the rate that comes.
  ///   - change: the last refresh of the old rate.
  package mutating func adapt(from old: Int, to hertz: Int, at change: Int) {
    for index in links.indices where links[index].next > change {
      let refreshes = RefreshGrid.refreshes(links[index].next - change, of: old, at: hertz)
      links[index].next = change + refreshes
    }
  }

  /// The highest rate that a running link wants, infinite for as much as there is; nil without one.
  package var highestWish: Double? {
    links.filter { !$0.isPaused }.map { $0.wish.rate ?? .infinity }.max()
  }

  /// Notes that a link is called for a refresh and answers the refresh of its next call.
  ///
  /// A late call shifts those after it: observed on devices.
  package mutating func take(
    _ id: DisplayLinkID,
    in refresh: Int,
    on display: RefreshGrid
  ) -> Int {
    guard let index = links.firstIndex(where: { $0.id == id }) else { return refresh + 1 }
    let (hertz, change) = (display.hertz(before: refresh + 1), display.lastChange)
    var next = refresh + links[index].wish.stride(at: hertz)
    if refresh < change, next > change {
      next = change + RefreshGrid.refreshes(next - change, of: hertz, at: display.hertz)
    }
    links[index].isCalled = true
    links[index].next = next
    return next
  }
}
