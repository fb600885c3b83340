import JankMotion

/// A random sequence of changes of a layer field, with a plain evaluation of every group in
/// binary64.
struct FieldStory: ~Copyable {
  private var field: LayerField
  private var random: SeededGenerator
  private var actors: [Actor] = []
  private var time = 0.0
  private(set) var findings: [String] = []
  private(set) var checkedCount = 0

  #if DEBUG
  private static let largestLayerCount = 150
  private static let tickCount = 60
  #else
  private static let largestLayerCount = 5_000
  private static let tickCount = 240
  #endif

  init(seed: UInt64, kernels: LayerKernels = .portable) {
    field = LayerField(kernels: kernels)
    random = SeededGenerator(seed: seed)
  }
}

extension FieldStory {
  /// Plays the whole sequence and returns the digest.
  ///
  /// The sequence depends on the seed alone, not on reads.
  mutating func play(
    checkingValues: Bool = false,
    catchingUpEverySample: Bool = false
  ) -> [UInt64] {
    populate()
    for _ in 0..<Self.tickCount {
      for _ in 0..<random.below(3) { act() }
      // Sometimes several refreshes pass without a sample, and occasionally a second.
      let refreshes = random.below(40) == 0 ? 120 : 1 + random.below(12) / 11
      time += Double(refreshes) / 120
      field.sample(at: time)
      if catchingUpEverySample { field.catchUp() }
      if checkingValues { check() }
    }
    let digest = field.digest
    return [digest.0, digest.1]
  }

  private mutating func populate() {
    // From one layer to thousands, each power of two equally likely.
    var left = min(1 << random.below(13), Self.largestLayerCount)
    while left > 0 {
      let size = min(left, [1, 1, 2, 3, 7, 8, 20, 64, 500][random.below(9)])
      add(layerCount: size)
      left -= size
    }
  }

  private mutating func act() {
    guard !actors.isEmpty else { return add(layerCount: 1 + random.below(9)) }
    let index = random.below(actors.count)
    switch random.below(12) {
    case 0:
      field.remove(actors[index].id)
      actors.remove(at: index)
    case 1: add(layerCount: 1 + random.below(30))
    default: redirect(index)
    }
  }

  private mutating func add(layerCount: Int) {
    let property = LayerProperty.allCases[random.below(LayerProperty.allCases.count)]
    let values = randomValues(layerCount * property.componentCount)
    let id = field.add(property, values: values.map { Float($0) })
    actors.append(FieldActor(id: id, values: values))
    redirect(actors.count - 1)
  }

  private mutating func redirect(_ index: Int) {
    let begin = time + Double(random.below(250) - 50) / 1_000
    let timing = random.timing(begin: begin)
    let targets = randomValues(actors[index].targets.count)
    field.move(actors[index].id, to: targets.map { Float($0) }, timing)
    actors[index].redirect(to: targets, timing, from: Double.maximum(begin, time))
  }

  /// Numbers that are exact in binary32, so that only the animation can differ.
  private mutating func randomValues(_ count: Int) -> [Double] {
    (0..<count).map { _ in Double(random.below(2_000_000) - 1_000_000) / 1_024 }
  }

  private mutating func check() {
    for actor in actors {
      let values = field.values(of: actor.id)
      for index in values.indices {
        checkedCount += 1
        if let finding = actor.finding(values[index], at: index, time: time) {
          findings.append(finding)
        }
      }
    }
  }

  private typealias Actor = FieldActor
}

/// A group in the reference evaluation.
struct FieldActor {
  let id: LayerGroupID
  private(set) var origins: [Double]
  private(set) var targets: [Double]
  private var originErrors: [Double]
  private var timing: LayerTiming?

  init(id: LayerGroupID, values: [Double]) {
    self.id = id
    origins = values
    targets = values
    originErrors = values.map { _ in 0 }
  }

  mutating func redirect(to targets: [Double], _ timing: LayerTiming, from time: Double) {
    (origins, originErrors) = (
      origins.indices.map { value($0, at: time) }, origins.indices.map { bound($0, at: time) }
    )
    self.targets = targets
    self.timing = timing
  }

  /// The error of a value, if any.
  func finding(_ found: Float, at index: Int, time: Double) -> String? {
    let expected = value(index, at: time)
    let isOver = timing.map { time >= $0.end } ?? true
    let isGood =
      isOver ? Double(found) == expected : abs(Double(found) - expected) <= bound(index, at: time)
    return isGood
      ? nil : "at \(time) \(found) is not \(expected) ± \(bound(index, at: time)), \(self)"
  }

  private func remaining(at time: Double) -> Double { timing?.remaining(at: time) ?? 0 }

  private func value(_ index: Int, at time: Double) -> Double {
    targets[index] - (targets[index] - origins[index]) * remaining(at: time)
  }

  /// The documented bound: 10⁻⁶ of the range of progress times the distance, the rounding of
  /// binary32, and the error of the start.
  private func bound(_ index: Int, at time: Double) -> Double {
    let remaining = remaining(at: time)
    guard let timing, remaining != 0 else { return 0 }
    let distance = abs(targets[index] - origins[index])
    let size = Double.maximum(abs(targets[index]), abs(origins[index]))
    return originErrors[index] * abs(remaining) + 1e-6 * timing.progressRange * distance
      + 2e-7 * (size + distance)
  }
}

extension LayerTiming {
  /// The range of progress.
  fileprivate var progressRange: Double {
    switch path {
    case .curve(.cubicBezier(let curve)): curve.valueRange.maximum - curve.valueRange.minimum
    case .curve(.spring): 2
    case .keyframes(let keyframes): 1 + keyframes.reduce(0) { $0 + abs($1.progress) }
    case .curve: 1
    }
  }
}
