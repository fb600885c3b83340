/// What predictions of several recordings must reach, and what they reach.
///
/// The limits are those of the project; a recording of a device that the model does not know may
/// miss them.
package struct CalibrationGoal: Hashable, Sendable {
  /// The kind of a goal.
  package enum Kind: String, CaseIterable, Sendable {
    /// Over all recordings: the share of frames that one step predicts to the exact refresh.
    case oneStep = "one step exact, over all"
    /// For each recording: the same share of the free run.
    case freeRun = "free run exact, on each"
    /// For each recording: the lead of the free run over the better control, in frames.
    case aboveControls = "free run above both controls, on each"
    /// Over all recordings: the share of late frames that the free run predicts late.
    case lateRecall = "late frames found, over all"
    /// For each recording: the error of missed refreshes in the free run.
    case missedRefreshes = "missed refreshes, on each"
  }

  package let kind: Kind
  /// What is reached, for goals on each recording by the worst.
  ///
  /// A share from 0 to 1, or a number of frames.
  package let value: Double
  /// Whether the limit holds.
  package let isMet: Bool
}

extension CalibrationGoal.Kind {
  /// The limit: the least value, or the largest error.
  package var limit: Double {
    switch self {
    case .oneStep: 0.98
    case .freeRun, .lateRecall: 0.9
    case .aboveControls: 1
    case .missedRefreshes: 0.2
    }
  }

  /// Whether the limit is the largest allowed value instead of the least.
  package var isLargest: Bool { self == .missedRefreshes }
}

extension CalibrationGoal {
  /// The agreement of one level over several recordings.
  package static func total(of all: [Calibration], _ level: Level) -> Agreement {
    all.reduce(into: Agreement()) { $0.add($1.agreement(level)) }
  }

  /// The goals for some recordings, at least one.
  package static func goals(of all: [Calibration]) -> [CalibrationGoal] {
    Kind.allCases.map { kind in
      let value = value(kind, all)
      return CalibrationGoal(
        kind: kind,
        value: value,
        isMet: kind.isLargest ? value <= kind.limit : value >= kind.limit
      )
    }
  }

  private static func value(_ kind: Kind, _ all: [Calibration]) -> Double {
    let free = all.map { $0.agreement(.freeRun) }
    return switch kind {
    case .oneStep: total(of: all, .oneStep).exactShare
    case .freeRun: free.map(\.exactShare).min() ?? 0
    case .aboveControls: all.map { Double($0.lead) }.min() ?? 0
    case .lateRecall: total(of: all, .freeRun).lateRecall
    case .missedRefreshes: free.map(\.missedRefreshError).max() ?? 0
    }
  }
}

extension Calibration {
  /// The level without a model that predicts most frames.
  package var bestControl: Agreement {
    let controls = Level.allCases.filter(\.isControl).map(agreement)
    return controls.max { $0.exactCount < $1.exactCount } ?? Agreement()
  }

  /// How many more frames the free run predicts exactly than the better control.
  package var lead: Int { agreement(.freeRun).exactCount - bestControl.exactCount }
}
