extension RunDifference {
  /// Returns the conditions that differ, and the data that cannot be compared.
  ///
  /// - Parameters:
  ///   - old: the old run.
  ///   - new: the new run.
  ///   - hasOneFormat: whether both files have the same format.
  ///   - hasLoneValues: whether only one of the files has some values.
  /// - Returns: The remarks, one sentence each.
  static func remarks(
    _ old: RecordedRun,
    _ new: RecordedRun,
    hasOneFormat: Bool,
    hasLoneValues: Bool
  ) -> [String] {
    conditions(old, new) + [invalidity(old, new)].compactMap(\.self)
      + absences(old, new, hasOneFormat: hasOneFormat)
      + (hasOneFormat || !hasLoneValues
        ? [] : ["values that only one of the files has are omitted"])
  }

  /// The remarks on values of invalid runs: of both, of the old one, and of the new one.
  static let invalidities = ["both runs are", "the old run is", "the new run is"].map {
    "values are not compared: \($0) invalid"
  }

  /// Why values are not compared if a run is invalid; nil if none is known to be.
  static func invalidity(_ old: RecordedRun, _ new: RecordedRun) -> String? {
    switch (old.isInvalid, new.isInvalid) {
    case (true, true): invalidities[0]
    case (true, false): invalidities[1]
    case (false, true): invalidities[2]
    case (false, false): nil
    }
  }

  private static func conditions(_ old: RecordedRun, _ new: RecordedRun) -> [String] {
    var remarks: [String] = []
    if let before = old.seed, let now = new.seed, before != now {
      remarks.append("seed \(before) became \(now)")
    }
    if let before = old.modelVersion, let now = new.modelVersion, before != now {
      remarks.append("model \(before) became \(now)")
    }
    if let before = old.contentHash, let now = new.contentHash, before != now {
      remarks.append("the scenario changed")
    }
    return remarks
  }

  private static func absences(
    _ old: RecordedRun,
    _ new: RecordedRun,
    hasOneFormat: Bool
  ) -> [String] {
    [
      absence("values", !old.metricValues.isEmpty, !new.metricValues.isEmpty),
      absenceOfFrames(old, new),
      absence("events", old.events != nil, new.events != nil),
      absence("digests", old.digest != nil, new.digest != nil),
      absenceOfTransitions(old, new, hasOneFormat: hasOneFormat),
    ].compactMap(\.self)
  }

  private static func absence(_ what: String, _ hasOld: Bool, _ hasNew: Bool) -> String? {
    guard !(hasOld && hasNew) else { return nil }
    return "\(what) cannot be compared: \(whoLacks(hasOld, hasNew)) not hold them"
  }

  private static func absenceOfFrames(_ old: RecordedRun, _ new: RecordedRun) -> String? {
    let (hasOld, hasNew) = (old.classes != nil, new.classes != nil)
    if hasOld, hasNew { return nil }
    if old.prints != nil, new.prints != nil {
      return "the classes of frames cannot be compared, only whether they changed: "
        + "\(whoLacks(hasOld, hasNew)) not hold them"
    }
    return absence("frames", hasOld || old.prints != nil, hasNew || new.prints != nil)
      ?? "frames cannot be compared: the files hold different data of them"
  }

  /// Why transitions are not compared; nil if they are, or if a format does not list them.
  private static func absenceOfTransitions(
    _ old: RecordedRun,
    _ new: RecordedRun,
    hasOneFormat: Bool
  ) -> String? {
    let (hasOld, hasNew) = (old.transitions != nil, new.transitions != nil)
    if hasOld, hasNew {
      return haveCommonOutcomes(old, new)
        ? nil : "transitions are not compared: the files have no common number of outcomes"
    }
    // A file of another format may never list transitions.
    guard hasOneFormat, hasOld || hasNew else { return nil }
    return absence("transitions", hasOld, hasNew)
  }

  private static func whoLacks(_ hasOld: Bool, _ hasNew: Bool) -> String {
    hasOld ? "the new file does" : hasNew ? "the old file does" : "the files do"
  }
}

extension RecordedRun {
  /// Whether the file states that the run is invalid.
  fileprivate var isInvalid: Bool {
    guard case .invalid = validity else { return false }
    return true
  }
}
