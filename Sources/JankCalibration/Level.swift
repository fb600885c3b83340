/// A way to predict, from the least to the most that a model has to know by itself.
///
/// The three levels of the model are always reported together: the first shows whether the rules of
/// the compositor hold, the second whether an error persists, the third what a simulation is worth.
package enum Level: String, CaseIterable, Sendable {
  /// Each frame from its recorded completion and the recorded refresh of the frame before.
  case oneStep = "one step"
  /// All frames from their recorded completions.
  case displayOnly = "display only"
  /// All frames from their costs alone.
  case freeRun = "free run"
  /// Control: every frame is on time.
  case onTime = "always on time"
  /// Control: a frame is late if its own cost exceeds its budget.
  case ownCost = "own cost over budget"
}

extension Level {
  /// Whether the level is a control.
  package var isControl: Bool { self == .onTime || self == .ownCost }

  package func predict(_ part: RefreshRows, _ pipeline: Pipeline) -> [PredictedFrame] {
    switch self {
    case .oneStep: Prediction.oneStep(part, pipeline)
    case .displayOnly: Prediction.displayOnly(part, pipeline)
    case .freeRun: Prediction.freeRun(part, pipeline)
    case .onTime: Control.onTime(part, pipeline)
    case .ownCost: Control.ownCost(part, pipeline)
    }
  }
}
