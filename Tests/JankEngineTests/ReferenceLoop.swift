import JankEngine
import JankTrace

/// A second, slow implementation of the loop from the main thread to the display.
///
/// An app changes a layer with each call of a display link, which takes a cost of its own. Stalls
/// occupy the main thread or the GPU. The loop follows the documented rules refresh by refresh,
/// with plain integers and linear searches, and shares no code with the engine.
struct ReferenceLoop {
  /// What happens in a run; times and lengths in nanoseconds.
  struct Story {
    var hertz = 60
    /// The ticks of the panel per second; the refresh rate for a panel without others.
    var panelRate = 60
    var buffering = DeviceProfile.Buffering.double
    /// The empty refreshes after which a third buffer is returned; nil for never.
    var emptyCount: Int? = 1
    var commit: Int64 = 150_000
    var prepare: Int64 = 500_000
    var execute: Int64 = 1_200_000
    /// The costs of the display link's calls, repeated from the start when all were used.
    var ticks: [Int64] = [40_000]
    var stalls: [Stall] = []
    var renderStalls: [Stall] = []
    /// The time from which the next frame ends the display link.
    var end: Int64 = 500_000_001
    /// The layers without costs beside the one that moves; a loop without layers ignores them.
    var layerCount = 0
  }

  struct Stall: Hashable {
    let time: Int64
    let length: Int64
  }

  /// A presented frame; refreshes by number, times in nanoseconds.
  struct Row: Hashable {
    var begin: Int
    var expected: Int
    var actual: Int
    var actualTime: Int64
    var main: [Int64]
    var prepare: [Int64]
    var execute: [Int64]
    var lateness: FrameRecord.Lateness
    var superseded: [Int]
  }

  private struct Commit {
    let frame: Int
    let start: Int64
    let end: Int64
    /// The end of the commit before it.
    let previous: Int64
  }

  let story: Story
}

// MARK: Refreshes

extension ReferenceLoop {
  /// Refresh *k* is at *k*/*hertz* seconds, rounded half up.
  func time(_ refresh: Int) -> Int64 {
    (2_000_000_000 * Int64(refresh) + Int64(story.hertz)) / (2 * Int64(story.hertz))
  }

  /// When the panel shows a frame that could be shown at a refresh.
  ///
  /// At its planned refresh the panel repeats the frame before, and is busy for one refresh.
  private func shownTime(_ actual: Int, expected: Int, ready: Int64, previous: Int64) -> Int64 {
    let busy = 1_000_000_000 / Int64(story.hertz)
    let earliest = max(ready, time(expected) + busy, previous + busy)
    guard actual > expected else { return time(actual) }
    let rate = Int64(story.panelRate)
    var tick = Int64(0)
    while (2_000_000_000 * tick + rate) / (2 * rate) < earliest { tick += 1 }
    return min((2_000_000_000 * tick + rate) / (2 * rate), time(actual))
  }

  func refresh(atOrAfter time: Int64) -> Int {
    var refresh = 0
    while self.time(refresh) < time { refresh += 1 }
    return refresh
  }
}

// MARK: The main thread

extension ReferenceLoop {
  private enum Request {
    case frame(Int)
    case stall(Int64)
  }

  /// The commits of the main thread, which serves frames and stalls in the order of their requests.
  private func commits() -> [Commit] {
    var commits: [Commit] = []
    var waiting: [Request] = []
    var stalls = story.stalls.sorted { $0.time < $1.time }
    var (free, number, next): (Int64, Int, Int) = (0, 0, 0)
    var isRunning = true

    func serve(at now: Int64) {
      while !waiting.isEmpty, free <= now {
        let start = now
        switch waiting.removeFirst() {
        case .stall(let length): free = start + length
        case .frame(let begin):
          if start > story.end { isRunning = false }
          guard isRunning else { continue }
          let cost = begin == 0 ? 0 : story.ticks[number % story.ticks.count]
          if begin > 0 { number += 1 }
          free = start + cost + story.commit
          let previous = commits.last?.end ?? 0
          commits.append(Commit(frame: begin, start: start, end: free, previous: previous))
        }
      }
    }

    while isRunning || !waiting.isEmpty {
      let refreshTime = time(next)
      let stallTime = stalls.first?.time ?? .max
      let due = min(refreshTime, stallTime)
      // The thread ends its work between two events.
      if !waiting.isEmpty, free < due {
        serve(at: free)
        continue
      }
      if stallTime < refreshTime {
        waiting.append(.stall(stalls.removeFirst().length))
      } else {
        let hasFrame = waiting.contains { if case .frame = $0 { true } else { false } }
        if isRunning, !hasFrame { waiting.append(.frame(next)) }
        next += 1
      }
      serve(at: due)
    }
    return commits
  }
}

// MARK: The render server and the display

extension ReferenceLoop {
  /// The refresh at which the work of a commit could begin.
  private func begin(of commit: Commit) -> Int {
    max(commit.frame, refresh(atOrAfter: commit.previous))
  }

  private func lateness(
    begin: Int,
    lifetime: Int,
    end: Int64,
    actual: Int
  ) -> FrameRecord.Lateness {
    let refreshesLate = actual - (begin + lifetime)
    let refreshesCommittedLate = max(0, refresh(atOrAfter: end) - (begin + 1))
    switch (refreshesLate, refreshesCommittedLate) {
    case (0, _): return .none
    case (_, 0): return .render
    case let (all, commit): return all > commit ? .commitAndRender : .commit
    }
  }

  /// The frames of some commits: several with one begin are one.
  private func frames(of commits: [Commit]) -> [(begin: Int, commit: Commit)] {
    var frames: [(begin: Int, commit: Commit)] = []
    for commit in commits where frames.last.map({ begin(of: commit) > $0.begin }) ?? true {
      frames.append((begin(of: commit), commit))
    }
    return frames
  }

  /// The presented frames in order.
  func rows() -> [Row] {
    var pending = commits()
    var renderStalls = story.renderStalls.sorted { $0.time < $1.time }
    var rows: [Row] = []
    var (prepareFree, executeFree): (Int64, Int64) = (0, 0)
    var shown = [-1, -1]
    var isTriple = story.buffering == .triple
    var now = 0
    while !pending.isEmpty {
      defer { now += 1 }
      let time = self.time(now)
      let hasBuffer = isTriple ? now >= shown[0] : time >= executeFree
      guard time >= prepareFree, hasBuffer else { continue }
      let done = pending.filter { $0.end <= time }
      guard done.contains(where: { begin(of: $0) < now }) else {
        if story.buffering == .automatic, let empty = story.emptyCount,
          now - shown[1] + 1 >= max(1, empty)
        {
          isTriple = false
        }
        continue
      }
      pending.removeFirst(done.count)
      let frames = frames(of: done)
      let lifetime = isTriple ? 3 : 2
      let extra = renderStalls.reduce(0) { $1.time < time ? $0 + $1.length : $0 }
      renderStalls.removeAll { $0.time < time }
      let prepare = [time, time + story.prepare]
      let executeStart = max(prepare[1], executeFree)
      let (execute, first) = ([executeStart, executeStart + story.execute + extra], frames[0])
      let actual = max(first.begin + lifetime, shown[1] + 1, refresh(atOrAfter: execute[1]))
      let shownTime = shownTime(
        actual,
        expected: first.begin + lifetime,
        ready: execute[1],
        previous: rows.last?.actualTime ?? 0
      )
      (prepareFree, executeFree, shown) = (prepare[1], execute[1], [shown[1], actual])
      let cause = lateness(
        begin: first.begin,
        lifetime: lifetime,
        end: first.commit.end,
        actual: actual
      )
      if story.buffering == .automatic, cause == .render || cause == .commitAndRender {
        isTriple = true
      }
      let place = frames.lastIndex { $0.begin < now && $0.begin + lifetime <= actual } ?? 0
      let frame = frames[place]
      rows.append(
        Row(
          begin: frame.begin,
          expected: frame.begin + lifetime,
          actual: actual,
          actualTime: shownTime,
          main: [frame.commit.start, frame.commit.end],
          prepare: prepare,
          execute: execute,
          lateness: lateness(
            begin: frame.begin,
            lifetime: lifetime,
            end: frame.commit.end,
            actual: actual
          ),
          superseded: frames[..<place].map(\.begin)
        )
      )
    }
    return rows
  }
}
