/// A kind of change to a scenario.
///
/// Each variation of a scenario draws first which kinds it has at all, because kinds hide each
/// other's failures (Groce and others, Swarm Testing, 2012).
package enum VariationKind: String, CaseIterable, Sendable {
  case times
  case repeats
  case interruptions
  case reversals
  case gestures
  case touches
  case cancellations
  case outcomes
  case stalls
  case renderStalls = "render-stalls"
  case rotations
  case resizes
  case refreshRates = "refresh-rates"
  case unanimated
  case durations
  case costs
  case devices
  case seeds
}

extension VariationKind {
  /// What changes, in a sentence.
  package var about: String {
    switch self {
    case .times: "A step happens earlier, later, or at another event."
    case .repeats: "A step happens again shortly afterwards, like a double tap."
    case .interruptions: "The user dismisses, pops, pushes or selects during another transition."
    case .reversals: "The user reverses a running transition."
    case .gestures: "A drag is shorter, longer, faster, slower, held, or of another kind."
    case .touches: "A touch moves across the screen at an unexpected time."
    case .cancellations: "The system cancels all touches, as for a phone call."
    case .outcomes: "Drags end otherwise: just before or after the threshold, at the start or end."
    case .stalls: "The main thread is busy for some time."
    case .renderStalls: "The GPU is busy with a frame for some time."
    case .rotations: "The device is rotated."
    case .resizes: "The screen is resized."
    case .refreshRates: "The system limits the refresh rate."
    case .unanimated: "A step is not animated."
    case .durations: "Effects take more, less or no time."
    case .costs: "Pages have more or fewer layers, and load faster or slower."
    case .devices: "The device is another one."
    case .seeds: "The random costs are others."
    }
  }
}
