internal import Foundation
internal import JankEngine

/// One call of `UIView.animateKeyframes`.
///
/// Collects the changes of its keyframes and passes each property with all its values to the
/// context that animates them.
final class KeyframeBlock: AnimationContext {
  private let outer: any AnimationContext
  private let mode: CalculationMode
  private var tracks: [(layer: CALayer, property: Layer.Property, values: PropertyTrack)] = []
  // For look-ups only.
  private var places: [Key: Int] = [:]
  // The keyframe whose changes are being made, as fractions of the duration.
  private var frame = Frame(start: 0, end: 1)

  private struct Frame {
    let start: Double
    let end: Double
  }

  private struct Key: Hashable {
    let layer: LayerID
    let property: Layer.Property
  }

  init(in outer: any AnimationContext, mode: CalculationMode) {
    self.outer = outer
    self.mode = mode
  }

  // A block inside a keyframe lasts as long as the keyframe.
  var duration: Double { outer.duration * (frame.end - frame.start) }
  var curve: TimingCurve { outer.curve }
  var simulation: Simulation { outer.simulation }

  func run(_ changes: () -> Void) {
    simulation.animate(in: self, changes)
    for track in tracks {
      outer.animate(track.layer, track.property, along: track.values.held)
    }
  }

  func addKeyframe(start: Double, duration: Double, _ changes: () -> Void) {
    let outer = frame
    frame = Frame(start: min(max(start, 0), 1), end: min(max(start + duration, 0), 1))
    changes()
    frame = outer
  }

  func animate(
    _ layer: CALayer,
    _ property: Layer.Property,
    from: LayerValue,
    to: LayerValue
  ) {
    let key = Key(layer: layer.id, property: property)
    let place = places[key] ?? tracks.count
    if place == tracks.count {
      places[key] = place
      tracks.append((layer, property, PropertyTrack(values: [from], times: [0], mode: mode)))
    }
    // Between keyframes the value does not change.
    let start = max(frame.start, tracks[place].values.times.last ?? 0)
    tracks[place].values.hold(until: start)
    tracks[place].values.add(to, at: max(frame.end, start))
  }

  func animate(_ layer: CALayer, _ property: Layer.Property, along track: PropertyTrack) {
    guard let from = track.values.first, let to = track.values.last else { return }
    animate(layer, property, from: from, to: to)
  }
}

extension PropertyTrack {
  fileprivate mutating func add(_ value: LayerValue, at time: Double) {
    values.append(value)
    times.append(time)
  }

  fileprivate mutating func hold(until time: Double) {
    guard let last = values.last, time > times.last ?? 0 else { return }
    add(last, at: time)
  }

  /// The same values, with the last held to the end.
  fileprivate var held: PropertyTrack {
    var track = self
    track.hold(until: 1)
    return track
  }
}

extension LayerKeyframes {
  init(
    values: [LayerValue],
    keyTimes: [Double]?,
    mode: CalculationMode,
    curves: [CubicBezier] = [],
    shapes: [KeyShape] = []
  ) throws(MotionError) {
    if case .numbers? = values.first {
      let track = try KeyframeTrack(
        values: values.map(\.numbers),
        keyTimes: keyTimes,
        mode: mode,
        curves: curves,
        shapes: shapes
      )
      self = .numbers(track)
    } else {
      let track = try ValueTrack(
        values: values,
        keyTimes: mode == .paced || mode == .cubicPaced ? nil : keyTimes,
        mode: mode,
        curves: curves
      )
      self = .values(track)
    }
  }
}
