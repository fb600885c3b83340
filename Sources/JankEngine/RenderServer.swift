/// The process that turns commits and animations into frames.
///
/// At each refresh at which it is free it combines all ready commits to one frame, whose begin is
/// that of the earliest, and samples its animations at the frame's presentation time. It continues
/// while the main thread stalls: changes need a commit, running animations do not.
package struct RenderServer: ~Copyable {
  /// The refreshes of the display.
  package var display: RefreshGrid {
    didSet { pipeline.display = display }
  }
  private let screenScale: Double
  private var tree: LayerTree
  private var pipeline: RenderPipeline
  private var ready: [Commit] = []
  private var picture = RenderedFrame()
  private var followed = FieldAnimations()
  // The layers with animations that the field does not evaluate, or not yet.
  private var loose: [LayerID] = []
  private var watched: WatchedLayers
  private var frameCount = 0
  private var costly = CostlyLayers()
  // The stalls that will delay the GPU with the next frame.
  private var stalls: [(name: String, length: Interval)] = []
  /// The work that delayed the GPU so far, in the order of frames.
  package private(set) var works: [WorkRecord] = []
  // The time of the newest frame, in seconds; animations that ended before it have settled.
  private var sampledUntil = -1.0
  // The last refresh whose frame was handed over before it.
  private var handedOverUntil = -1

  package init(
    display: RefreshGrid,
    buffering: DeviceProfile.Buffering,
    hysteresis: DeviceProfile.Hysteresis = .untilEmpty,
    queue: BufferQueue? = nil,
    panel: PanelTicks? = nil,
    screenSize: SIMD2<Double>,
    screenScale: Double = 1,
    watchedNames: Set<String>
  ) {
    self.display = display
    self.screenScale = screenScale
    watched = WatchedLayers(names: watchedNames)
    tree = LayerTree(screenSize: screenSize)
    pipeline = RenderPipeline(
      display: display,
      buffering: buffering,
      hysteresis: hysteresis,
      queue: queue,
      panel: panel
    )
  }
}

extension RenderServer {
  /// Whether a later refresh may bring a frame without further events.
  package var isBusy: Bool {
    !ready.isEmpty || followed.isBusy(after: sampledUntil)
      || loose.contains { isMoving($0, until: .infinity) }
  }

  var isBeyondClock: Bool { pipeline.isBeyondClock }

  /// The number of refreshes from the begin of a frame to its presentation.
  var lifetime: Int { pipeline.lifetime }

  /// When the render thread takes over the next frame.
  var handOverFreeAt: Instant { pipeline.handOverFreeAt }

  /// Continues behind a recorded frame.
  mutating func resume(behind start: RecordedStart) {
    pipeline.resume(behind: start)
  }

  var layerCount: Int { tree.count }

  /// All visible layers in every frame so far; nil if they are not recorded.
  package var film: LayerFilm? { watched.recorder?.film }

  /// Records all visible layers from the next frame on.
  package mutating func recordFilm(screenSize: SIMD2<Double>, lookLimit: Int) {
    watched.recorder = FilmRecorder(screenSize: screenSize, lookLimit: lookLimit)
  }

  /// The last refresh with a planned frame.
  package var lastShown: Int { pipeline.lastShown }

  /// The digest of all frames so far and of the caller's additions.
  package mutating func digest(adding add: (inout DigestHasher) -> Void) -> Digest {
    var final = picture.hasher
    let additions = followed.digest
    final.combine(additions.0)
    final.combine(additions.1)
    add(&final)
    return final.finish()
  }

  /// A fingerprint of the presented contents of a layer and its sublayers, or nil if it was never
  /// shown.
  package func fingerprint(of id: LayerID, at mediaTime: Double) -> SIMD2<Double>? {
    picture.shows(id) ? tree.fingerprint(of: id, at: mediaTime) : nil
  }

  /// Receives a commit, to be presented when ready.
  package mutating func receive(_ commit: consuming Commit) {
    // Main threads of several processes run ahead of each other; those of one are in order.
    let end = commit.end
    let place = ready.indices.last { ready[$0].end <= end }.map { $0 + 1 } ?? 0
    ready.insert(commit, at: place)
  }

  /// Forgets the commits that a process would have made after an instant.
  mutating func forgetCommits(of process: Int, after instant: Instant) {
    ready.removeAll { $0.process == process && $0.end > instant }
  }

  /// Delays the GPU with the next frame, like the compilation of a shader.
  package mutating func stall(_ name: String, for length: Interval) {
    stalls.append((name, length))
  }

  /// Renders the frame of a refresh, if anything changed.
  ///
  /// - Parameters:
  ///   - refresh: The refresh; with `handedOver`, the first one after it.
  ///   - handedOver: The end of a commit that the render thread takes over at once, or nil.
  ///   - costs: The costs of rendering.
  ///   - samples: Receives the samples of watched layers.
  /// - Returns: The frame, or nil.
  package mutating func refresh(
    _ refresh: Int,
    handedOver: Instant? = nil,
    costs: inout CostModel,
    samples: inout [LayerSample]
  ) -> FrameRecord? {
    guard handedOver != nil || refresh > handedOverUntil && pipeline.canStart(at: refresh) else {
      return nil
    }
    if handedOver != nil { handedOverUntil = refresh - 1 }
    var commits = takeCommits(at: refresh)
    // Presented at the next refresh at the earliest, later with three buffers.
    let frames = CommittedFrame.framesByProcess(of: commits, on: display)
    let begin = frames.lazy.map(\.begin).min() ?? refresh - pipeline.startDelay
    let lifetime = pipeline.lifetime
    let contentRefresh = max(begin + lifetime, refresh + 1)
    let contentTime = display.time(of: contentRefresh)

    followed.retire(shown: sampledUntil)
    let changes = apply(&commits)
    let moving = advance(to: contentTime.seconds, after: commits)
    guard !commits.isEmpty || !moving.isEmpty || followed.movingCount > 0 else {
      pipeline.idle(at: refresh)
      return nil
    }
    let commitEnd = frames.lazy.map(\.mainThread.end).min()
    let (prepare, execute) = work(of: commits, at: contentTime.seconds, costs: &costs)
    let passage = pipeline.render(
      begin: begin,
      commitRefresh: commitEnd.map { display.refresh(atOrAfter: $0) } ?? begin + 1,
      start: refresh,
      handedOver: handedOver,
      prepare: prepare,
      execute: execute
    )
    recordStalls(from: passage.execute.start)
    let changedCount = picture.show(
      changes.layers + moving,
      moved: changes.moved,
      of: tree,
      besides: followed,
      dropped: changes.dropped,
      at: contentTime,
      on: passage.shown
    )
    let isMoving =
      followed.movingCount > 0 || moving.contains { self.isMoving($0, until: contentTime.seconds) }
    followed.sample(at: contentTime.seconds)
    sampledUntil = contentTime.seconds
    sample(into: &samples)
    frameCount += 1
    return record(
      passage,
      of: frames,
      takenAt: refresh,
      lifetime: lifetime,
      contentTime: contentTime,
      changedLayers: changes.rearrangedCount + changedCount,
      appTime: commits.indices.reversed().lazy.compactMap { commits[$0].appTime }.first,
      isMoving: isMoving
    )
  }

  private func record(
    _ passage: RenderPipeline.Passage,
    of framesByProcess: [CommittedFrame],
    takenAt start: Int,
    lifetime: Int,
    contentTime: Instant,
    changedLayers: Int,
    appTime: AppTime?,
    isMoving: Bool
  ) -> FrameRecord {
    let (frame, superseded) = CommittedFrame.combined(
      framesByProcess,
      lifetime: lifetime,
      takenAt: start,
      shownAt: passage.actual
    )
    let begin = frame?.dueBegin ?? passage.expected - lifetime
    let commitRefresh = frame.map { display.refresh(atOrAfter: $0.mainThread.end) }
    return FrameRecord(
      index: frameCount - 1,
      origin: frame == nil ? .animation : .commit,
      begin: display.refresh(max(0, begin)),
      expected: display.refresh(begin + lifetime, asOf: begin),
      actual: FrameRecord.Refresh(number: passage.actual, time: passage.shown),
      commitDeadline: display.time(of: begin + 1),
      mainThread: frame?.mainThread,
      prepare: passage.prepare,
      execute: passage.execute,
      contentTime: contentTime,
      lateness: RenderPipeline.lateness(
        begin: begin,
        lifetime: lifetime,
        commitRefresh: commitRefresh ?? begin + 1,
        actual: passage.actual
      ),
      changedLayers: changedLayers,
      superseded: superseded.map { $0.superseded(on: display, lifetime: lifetime) },
      requested: frame?.requested,
      appTime: appTime?.instant,
      appClock: appTime?.clock ?? .frames,
      isServerMoving: isMoving,
      process: frame?.process ?? 0
    )
  }

  /// The work of a frame on the CPU and on the GPU, recorded or sampled.
  private mutating func work(
    of commits: [Commit],
    at seconds: Double,
    costs: inout CostModel
  ) -> (prepare: Interval, execute: Interval) {
    if let work = commits.last?.work { return (work.render, work.gpu) }
    var prepare = costs.prepare(layers: picture.visible.count)
    if costly.hasShapes {
      let pixels = costly.drawShapes(of: tree, in: picture, at: seconds, scale: screenScale)
      prepare = min(prepare + costs.rasterise(pixels: pixels), ClockRange.length)
    }
    let load = costly.load(of: tree, in: picture, scale: screenScale)
    let execute = costs.execute(layers: picture.visible.count, load: load)
    return (prepare, execute + stalls.reduce(.zero) { min($0 + $1.length, ClockRange.length) })
  }

  private mutating func recordStalls(from start: Instant) {
    var start = start
    for stall in stalls {
      let end = ClockRange.end(of: stall.length, from: start)
      works.append(WorkRecord(kind: .stall, name: stall.name, start: start, end: end))
      start = end
    }
    stalls.removeAll()
  }

  /// Removes and returns the commits whose frame can be rendered at a refresh.
  ///
  /// A commit is taken at its deadline at the earliest, even if it was early, unless an earlier one
  /// is taken as well: then both are one frame.
  private mutating func takeCommits(at refresh: Int) -> [Commit] {
    let now = display.time(of: refresh)
    // By index: a copy of a commit counts all its lists.
    let isDue = ready.indices.contains { index in
      ready[index].end <= now && ready[index].begin(on: display) < refresh
    }
    guard isDue else { return [] }
    if ready.indices.allSatisfy({ ready[$0].end <= now }) {
      // Handed over, so that the layers need not be copied.
      defer { ready = [] }
      return ready
    }
    let commits = ready.filter { $0.end <= now }
    ready.removeAll { $0.end <= now }
    return commits
  }

  private struct Changes {
    var layers: [LayerID] = []
    /// Those of `layers` that may only have moved.
    var moved: [LayerID] = []
    /// The layers with an animation that the field no longer evaluates.
    var dropped: Set<LayerID> = []
    /// 1 if layers changed their order, 0 otherwise.
    var rearrangedCount = 0
  }

  /// Applies commits, and takes their layers out of them.
  private mutating func apply(_ commits: inout [Commit]) -> Changes {
    var changes = Changes()
    guard !commits.isEmpty else { return changes }
    var isRearranged = false
    var isRetimed = false
    for index in commits.indices {
      for animation in tree.animations(withdrawnBy: commits[index]) {
        changes.dropped.formUnion(followed.withdraw(animation))
      }
      let (whole, animated) = commits[index].takeLayers()
      if tree.isRetimed(by: whole) { isRetimed = true }
      // By index: to copy changes and animations would take longer than the rest.
      let first = changes.layers.count
      changes.layers.reserveCapacity(first + whole.count + animated.count)
      changes.layers += whole.indices.lazy.map { whole[$0].id }
      let places = first..<changes.layers.count
      changes.layers += animated.indices.lazy.map { animated[$0].id }
      changes.moved += commits[index].moves.lazy.map(\.id)
      if tree.apply(whole) { isRearranged = true }
      costly.note(changes.layers[places], of: tree)
      tree.apply(animated)
      tree.apply(commits[index].moves)
    }
    if isRearranged || isRetimed {
      changes.dropped.formUnion(followed.withdrawAll())
      loose = tree.animated
    } else {
      for id in changes.layers where tree.isAnimated(id) { loose.append(id) }
      for id in changes.moved where tree.isAnimated(id) { loose.append(id) }
      loose += changes.dropped
    }
    watched.forgetSamples()
    if isRearranged {
      changes.rearrangedCount = picture.rearrange(tree)
      (changes.layers, changes.moved) = (picture.visible, [])
      watched.choose(among: picture.visible, of: tree)
    }
    return changes
  }

  /// Advances the animations to the time of the next frame, in seconds.
  ///
  /// - Returns: The layers that may have changed by animations outside the field.
  private mutating func advance(to seconds: Double, after commits: [Commit]) -> [LayerID] {
    guard !loose.isEmpty else { return [] }
    let taken = followed.takeUp(loose, of: tree, in: picture, at: seconds)
    keepLoose()
    // A commit can have moved the time of a layer and with it everything animated in it.
    return taken + (commits.isEmpty ? loose.filter { isMoving($0, until: seconds) } : loose)
  }

  /// Keeps the loose layers in order, each once, if the field does not follow all of it.
  private mutating func keepLoose() {
    loose.sort()
    var keptCount = 0
    for index in loose.indices where tree.isLoose(loose[index], besides: followed) {
      if keptCount > 0, loose[keptCount - 1] == loose[index] { continue }
      loose[keptCount] = loose[index]
      keptCount += 1
    }
    loose.removeLast(loose.count - keptCount)
  }

  private mutating func sample(into samples: inout [LayerSample]) {
    watched.sample(frameCount, of: tree, at: sampledUntil, into: &samples)
    watched.film(frameCount, of: tree, at: sampledUntil)
  }

  /// Whether a layer changes between the newest frame and a time.
  private func isMoving(_ id: LayerID, until mediaTime: Double) -> Bool {
    guard picture.shows(id), tree.rate(of: id) != 0 else { return false }
    let shown = tree.layerTime(of: id, at: sampledUntil)
    let next = tree.layerTime(of: id, at: mediaTime)
    for index in tree[id].animations.indices
    where !followed.contains(tree[id].animations[index].id)
      && tree[id].animations[index].moves(after: shown, until: next)
    { return true }
    return false
  }
}
