/// The process that turns commits and animations into frames.
///
/// At each refresh at which it is free it takes every commit that is ready as one picture, whose
/// begin is that of the earliest, and samples the animations it holds at the time the picture is to
/// be shown. It goes on while the main thread stalls: it needs a commit to learn of changes, but
/// none to advance an animation.
package struct RenderServer {
  private let display: Display
  private var tree: LayerTree
  private var pipeline: RenderPipeline
  private var ready: [Commit] = []
  private var picture = Picture()
  private var watched: [LayerID] = []
  private let watchedNames: Set<String>
  private var frameCount = 0
  // The time of the newest picture, in seconds; animations that ended before it are at rest.
  private var sampledUntil = -1.0

  package init(
    display: Display,
    buffering: DeviceProfile.Buffering,
    screenSize: SIMD2<Double>,
    watchedNames: Set<String>
  ) {
    self.display = display
    self.watchedNames = watchedNames
    tree = LayerTree(screenSize: screenSize)
    pipeline = RenderPipeline(display: display, buffering: buffering)
  }

  /// What the main thread hands over.
  package struct Commit: Sendable {
    package let begin: Int
    package let workStart: Instant
    package let end: Instant
    package let changes: [LayerTree.Change]

    package init(begin: Int, workStart: Instant, end: Instant, changes: [LayerTree.Change]) {
      self.begin = begin
      self.workStart = workStart
      self.end = end
      self.changes = changes
    }

  }
}

extension RenderServer {
  /// Whether a later refresh may bring a frame without anything else happening.
  package var isBusy: Bool { !ready.isEmpty || tree.animated.contains { canMove($0) } }

  /// The digest of every frame so far and of what the caller adds.
  package func digest(adding add: (inout DigestHasher) -> Void) -> Digest {
    var final = picture.hasher
    add(&final)
    return final.finish()
  }

  /// Takes a commit, to be shown when it is ready.
  package mutating func receive(_ commit: Commit) {
    ready.append(commit)
  }

  /// Renders the frame of a refresh, if there is anything new to show.
  package mutating func refresh(
    _ refresh: Int,
    costs: inout CostModel,
    samples: inout [LayerSample]
  ) -> FrameRecord? {
    guard pipeline.canStart(at: refresh) else { return nil }
    let commits = takeCommits(at: refresh)
    // Shown at the refresh after this one at the earliest, later with three buffers.
    let begin = commits.map(\.begin).min() ?? refresh - 1
    let contentRefresh = max(begin + pipeline.lifetime, refresh + 1)
    let contentTime = display.time(of: contentRefresh)

    let changes = apply(commits)
    // A commit can have moved the time of a layer and with it everything animated in it.
    let moving =
      commits.isEmpty
      ? tree.animated.filter { isMoving($0, until: contentTime.seconds) } : tree.animated
    guard !commits.isEmpty || !moving.isEmpty else {
      pipeline.idle(at: refresh)
      return nil
    }
    let commitEnd = commits.map(\.end).min()
    let passage = pipeline.render(
      begin: begin,
      commitRefresh: commitEnd.map { display.refresh(atOrAfter: $0) } ?? begin + 1,
      start: refresh,
      prepare: costs.prepare(layers: picture.visible.count),
      execute: costs.execute(layers: picture.visible.count)
    )
    let changedCount = picture.show(
      changes.layers + moving,
      of: tree,
      at: contentTime,
      on: display.time(of: passage.actual)
    )
    sampledUntil = contentTime.seconds
    sample(into: &samples)
    frameCount += 1
    return FrameRecord(
      index: frameCount - 1,
      origin: commits.isEmpty ? .animation : .commit,
      begin: display.refresh(max(0, begin)),
      expected: display.refresh(passage.expected),
      actual: display.refresh(passage.actual),
      commitDeadline: display.time(of: begin + 1),
      mainThread: Self.mainThread(commits),
      prepare: passage.prepare,
      execute: passage.execute,
      contentTime: contentTime,
      lateness: passage.lateness,
      changedLayers: changes.rearrangedCount + changedCount
    )
  }

  /// Takes out the commits whose picture can be rendered at a refresh.
  ///
  /// A commit is taken at its deadline at the earliest, however early it was done, unless one
  /// before it is taken too: then it is part of the same picture.
  private mutating func takeCommits(at refresh: Int) -> [Commit] {
    let now = display.time(of: refresh)
    guard ready.contains(where: { $0.begin < refresh && $0.end <= now }) else { return [] }
    let commits = ready.filter { $0.end <= now }
    ready.removeAll { $0.end <= now }
    return commits
  }

  private static func mainThread(_ commits: [Commit]) -> FrameRecord.Stage? {
    guard let start = commits.map(\.workStart).min(), let end = commits.map(\.end).min() else {
      return nil
    }
    return FrameRecord.Stage(start: start, end: end)
  }

  /// Applies commits and answers which layers may look different for it.
  private mutating func apply(_ commits: [Commit]) -> (layers: [LayerID], rearrangedCount: Int) {
    var changed: [LayerID] = []
    var isRearranged = false
    for commit in commits {
      if tree.apply(commit.changes) { isRearranged = true }
      changed += commit.changes.map(\.id)
    }
    guard isRearranged else { return (changed, 0) }
    let rearrangedCount = picture.rearrange(tree)
    watched = picture.visible.filter { watchedNames.contains(tree[$0].name) }
    return (picture.visible, rearrangedCount)
  }

  private func sample(into samples: inout [LayerSample]) {
    for id in watched {
      guard let seen = picture.look(of: id) else { continue }
      samples.append(
        LayerSample(
          frame: frameCount,
          layer: tree[id].name,
          position: seen.position,
          bounds: seen.bounds,
          opacity: seen.opacity
        )
      )
    }
  }

  /// Whether a layer looks different at a time than in the newest frame.
  private func isMoving(_ id: LayerID, until mediaTime: Double) -> Bool {
    guard picture.shows(id), tree.rate(of: id) != 0 else { return false }
    let shown = tree.layerTime(of: id, at: sampledUntil)
    let next = tree.layerTime(of: id, at: mediaTime)
    return tree[id].animations.contains { animation in
      guard let begin = animation.beginTime, let end = animation.endTime else { return false }
      return begin < next && shown < end
    }
  }

  private func canMove(_ id: LayerID) -> Bool {
    isMoving(id, until: .infinity)
  }
}

extension Display {
  fileprivate func refresh(_ number: Int) -> FrameRecord.Refresh {
    FrameRecord.Refresh(number: number, time: time(of: number))
  }
}
