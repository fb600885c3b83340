import JankEngine
import JankMotion
import JankTrace

/// A random sequence of changes of some layers and their render server, with a plain evaluation of
/// every layer in every frame.
struct RenderStory: ~Copyable {
  private var main = LayerTree(screenSize: [100, 100])
  private var reference = LayerTree(screenSize: [100, 100])
  private var server: RenderServer
  private var costs: CostModel
  private var mix: SeededMix
  private var layers: [LayerID] = []
  private var pending: [RenderServer.Commit] = []
  private var looks: [LayerID: Layer.Presentation] = [:]
  private var visible: [LayerID] = []
  private var animationCount = 0
  private let display = RefreshGrid(hertz: 120)
  /// The frames whose number of changes the server counted wrong.
  private(set) var findings: [String] = []
  private(set) var frameCount = 0

  #if DEBUG
  static let refreshCount = 120
  #else
  static let refreshCount = 600
  #endif

  init(seed: UInt64) {
    mix = SeededMix(seed: seed)
    var quiet = DeviceProfile.Costs()
    quiet.preparePerLayer = .zero
    quiet.executePerLayer = .zero
    costs = CostModel(costs: quiet, seed: seed)
    server = RenderServer(
      display: display,
      buffering: .double,
      screenSize: [100, 100],
      watchedNames: []
    )
  }
}

extension RenderStory {
  /// Plays the whole sequence and returns the digest.
  mutating func play() -> Digest {
    for _ in 0..<(1 << mix.below(8)) { addLayer() }
    for refresh in 1...Self.refreshCount {
      if mix.chance(25) {
        for _ in 0...mix.below(3) { act() }
        commit(at: refresh - 1)
      }
      var samples: [LayerSample] = []
      let frame = server.refresh(refresh, costs: &costs, samples: &samples)
      check(frame, at: refresh)
    }
    return server.digest { _ in }
  }

  private mutating func commit(at refresh: Int) {
    let now = display.time(of: refresh)
    main.resolveBeginTimes(at: now.seconds)
    // What one commit carries as a move another may carry as a whole layer.
    let moves = mix.chance(70) ? main.takeMoves() : []
    let reanimations = mix.chance(70) ? main.takeReanimations() : []
    let commit = RenderServer.Commit(
      frameBegin: refresh,
      workStart: now,
      end: now,
      changes: main.takeChanges(),
      reanimations: reanimations,
      moves: moves
    )
    pending.append(commit)
    server.receive(commit)
  }

  private mutating func addLayer() {
    let layer = main.create()
    main[layer].position = [Double(mix.below(1_000)), Double(mix.below(1_000))]
    let parent = layers.isEmpty || mix.chance(60) ? main.root : layers[mix.below(layers.count)]
    main.insert(layer, into: parent, at: mix.below(4))
    layers.append(layer)
  }

  private mutating func act() {
    let layer = layers[mix.below(layers.count)]
    switch mix.below(20) {
    case 0: main[layer].isHidden.toggle()
    case 1: addLayer()
    case 2: main.insert(layer, into: main.root, at: mix.below(8))
    case 3: main[layer].timing.hold(atLocalTime: Double(mix.below(8)) / 4 + 0.001)
    case 4: main[layer].timing = .identity
    case 5: _ = main.removeAnimations(of: layer) { _ in true }
    case 6: main[layer].opacity = Double(mix.below(64)) / 64
    case 7: removeEnded()
    case 8, 9: replace(layer)
    case 10: turn(layer)
    case 11: retime(layer)
    default: animate()
    }
  }

  /// The main thread's reaction to ended animations.
  private mutating func removeEnded() {
    for id in main.animated {
      let time = main.layerTime(of: id, at: display.time(of: frameCount).seconds)
      _ = main.removeAnimations(of: id) { ($0.endTime ?? .infinity) <= time }
    }
  }

  /// Replaces the values of a layer, perhaps for longer than it exists.
  private mutating func replace(_ layer: LayerID) {
    let timing = try? MediaTiming(
      duration: (Double(mix.below(80)) + 1.37) / 128,
      fillMode: mix.chance(30) ? .both : .removed
    )
    guard let timing else { return }
    let ends = LayerEnds(from: .number(Double(mix.below(64))), to: nil, by: nil)
    let lane = LayerKeyPath(.position, part: .lanes(first: mix.below(2), count: 1))
    main.add(
      LayerAnimation(
        id: nextID(),
        target: mix.chance(50) ? LayerKeyPath(.opacity) : lane,
        course: .ends(ends, .easeInEaseOut),
        blend: mix.chance(70) ? .replaces : .adds,
        timing: timing
      ),
      to: layer
    )
  }

  /// Rotates a layer, which the field does not evaluate.
  private mutating func turn(_ layer: LayerID) {
    let from = main[layer].value(of: .transform)
    let angle = Double(mix.below(64)) / 8 + 0.01
    let to = LayerValue.transform(.rotation(angle: angle, axis: SIMD3(0, 0, 1)))
    main[layer].setValue(to, of: .transform)
    main.add(
      LayerAnimation(
        id: nextID(),
        target: LayerKeyPath(.transform),
        course: .change(from: from, to: to, .easeIn),
        blend: .makesUp,
        timing: .once((Double(mix.below(80)) + 0.37) / 128)
      ),
      to: layer
    )
  }

  /// Restarts the animations of a layer, like animators that resume after a pause.
  private mutating func retime(_ layer: LayerID) {
    let duration = (Double(mix.below(80)) + 0.37) / 128
    for animation in main[layer].animations {
      main.update(animation.id, of: layer) { animation in
        animation.timing = .once(duration)
        animation.beginTime = nil
      }
    }
  }

  private mutating func nextID() -> AnimationID {
    animationCount += 1
    return AnimationID(number: animationCount - 1)
  }

  /// Animates some layers to new values with one timing, like a block of animations.
  private mutating func animate() {
    let curves: [TimingCurve] = [.linear, .easeInEaseOut, .coreAnimationDefault, .spring(.system)]
    let curve = curves[mix.below(curves.count)]
    // Not a whole number of refreshes, because rounding would decide an end at a refresh.
    let duration = mix.chance(5) ? 0 : (Double(mix.below(80)) + 0.37) / 128
    let delay = mix.chance(25) ? Double(mix.below(40)) / 128 : 0
    let properties: [Layer.Property] = [.position, .bounds, .opacity]
    let property = properties[mix.below(properties.count)]
    let share = mix.below(100)
    for layer in layers where mix.chance(share) {
      let from = main[layer].value(of: property).numbers
      var to = from
      for lane in 0..<4 where from[lane] != 0 || property == .bounds {
        to[lane] = Double(mix.below(4_096)) / 64
      }
      if property == .position {
        main.setPosition([to.x, to.y], of: layer)
      } else {
        main[layer].setValue(.numbers(to), of: property)
      }
      let animation = LayerAnimation(
        id: nextID(),
        property: property,
        from: from,
        to: to,
        curve: curve,
        duration: duration,
        delay: delay
      )
      main.add(animation, to: layer)
    }
  }
}

extension RenderStory {
  /// Compares the number of changed layers with an evaluation of all of them.
  private mutating func check(_ frame: FrameRecord?, at refresh: Int) {
    let contentTime = frame?.contentTime ?? display.time(of: refresh + 1)
    if frame != nil {
      for commit in pending {
        _ = reference.apply(commit.changes)
        reference.apply(commit.reanimations)
        reference.apply(commit.moves)
      }
      pending.removeAll()
      frameCount += 1
    }
    let next = frameCount > 0 ? reference.visibleLayers() : []
    let stayed = visible.filter(next.contains)
    var changedCount = stayed == next.filter(visible.contains) ? 0 : 1
    var nextLooks: [LayerID: Layer.Presentation] = [:]
    for id in next {
      let time = reference.layerTime(of: id, at: contentTime.seconds)
      nextLooks[id] = reference[id].presentation(at: time)
      if nextLooks[id] != looks[id] { changedCount += 1 }
    }
    if (frame?.changedLayers ?? 0) != changedCount {
      let found = frame.map { "\($0.changedLayers)" } ?? "none"
      findings.append("refresh \(refresh): \(found) of \(changedCount) layers changed")
    }
    looks = nextLooks
    visible = next
  }
}
