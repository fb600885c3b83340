internal import HeadlessUIKit
internal import JankScenarios
internal import JankTrace

extension VariationDraft {
  /// Chooses another outcome, if the scenario states outcomes.
  mutating func changeOutcome() {
    guard !file.outcomes.isEmpty else { return }
    file.outcomes = [dice.pick(Scenario.Outcome.allCases)]
  }

  /// Adds a touch: an edge swipe, a swipe from the middle, or a movement anywhere.
  mutating func addTouch() {
    let size = file.setting.devices[0].screenSize
    let middle = size / 2
    let paths: [(SIMD2<Double>, SIMD2<Double>)] = [
      ([2, middle.y], [size.x - 20, middle.y]), ([size.x - 2, middle.y], [20, middle.y]),
      ([middle.x, 150], [middle.x, size.y - 40]), ([middle.x, size.y - 60], [middle.x, 60]),
      (middle, middle), ([middle.x, 150], [middle.x + 200, 150]),
    ]
    let (start, end) = dice.pick(paths)
    let length = Double(dice.whole(5...100)) / 100
    let aim = start + (end - start) * length
    addStep(.drag(.synthetic(movement(from: start.rounded(), to: aim.rounded()))))
  }

  private mutating func movement(
    from start: SIMD2<Double>,
    to end: SIMD2<Double>
  ) -> SyntheticTouch {
    var touch = SyntheticTouch(from: start, to: end)
    let duration = Interval.milliseconds(Int64(dice.magnitude(20...1_000)))
    touch.duration = duration...duration
    touch.isCancelled = dice.percent(10)
    return touch
  }

  /// Changes a drag of the script.
  mutating func changeGesture() {
    let drags = file.script.indices.filter { file.script[$0].action.canHave(.touch) }
    guard let index = dice.pickAny(drags),
      case .drag(let drag, let screen) = file.script[index].action
    else { return }
    switch drag {
    case .synthetic(let touch):
      let changed = changed(touch)
      guard changed.releaseProblem == nil else { return }
      file.script[index].action = .drag(.synthetic(changed), on: screen)
    case .recorded(let track):
      file.script[index].action = .drag(.recorded(changed(track)), on: screen)
    }
  }

  private mutating func changed(_ touch: SyntheticTouch) -> SyntheticTouch {
    var changed = touch
    switch dice.whole(0...5) {
    case 0:
      changed.releaseSpeed = 0...0
      let duration = Interval.milliseconds(Int64(dice.magnitude(20...2_000)))
      changed.duration = duration...duration
    case 1:
      changed.releaseSpeed = 0...0
      let length = Double(dice.whole(-20...150)) / 100
      changed.end = (touch.start + (touch.end - touch.start) * length).rounded()
    case 2:
      let preset = dice.pick(SyntheticTouch.Preset.allCases)
      changed = SyntheticTouch(preset, from: touch.start, to: touch.end)
    case 3:
      changed.releaseSpeed = 0...0
      let hold = Interval.milliseconds(Int64(dice.magnitude(1...600)))
      changed.hold = hold...hold
    case 4:
      let back = Double(dice.whole(0...100)) / 100
      changed.hookBack = back...back
      changed.releaseSpeed = 0...0
    default: changed.isCancelled.toggle()
    }
    return changed
  }

  private mutating func changed(_ track: TouchTrack) -> TouchTrack {
    guard let first = track.samples.first, track.samples.count > 2 else { return track }
    var samples = track.samples
    var release = track.releaseTime
    var isCancelled = track.isCancelled
    switch dice.whole(0...3) {
    case 0:
      let percent = Int64(dice.whole(25...300))
      func scaled(_ time: Interval) -> Interval {
        Interval(nanoseconds: time.nanoseconds * percent / 100)
      }
      samples = samples.map { .init(time: scaled($0.time), location: $0.location) }
      release = scaled(release)
    case 1:
      samples.removeLast(samples.count - dice.whole(2...samples.count))
      release = samples.last?.time ?? release
    case 2:
      let length = Double(dice.whole(10...150)) / 100
      samples = samples.map { sample in
        let offset = sample.location - first.location
        return .init(time: sample.time, location: first.location + offset * length)
      }
    default: isCancelled.toggle()
    }
    return TouchTrack(samples: samples, releaseTime: release, isCancelled: isCancelled)
  }
}

extension SIMD2<Double> {
  fileprivate func rounded() -> SIMD2<Double> { rounded(.toNearestOrAwayFromZero) }
}
