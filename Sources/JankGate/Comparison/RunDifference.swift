public import JankMetrics

/// The difference between two runs in files.
public struct RunDifference: Hashable, Sendable {
  /// Whether a user notices a change, and its direction, as in a check.
  public typealias Judgement = RunComparison.Judgement

  /// The value of a metric.
  public enum Value: Hashable, Sendable {
    /// A number.
    case metricValue(MetricValue)
    /// Text.
    case words(String)
  }

  /// A changed metric.
  public struct ValueChange: Hashable, Sendable {
    /// The id of the metric.
    public let metric: String
    /// The unit of its values.
    public let unit: Metric.Unit
    /// The old value, or nil if missing.
    public let old: Value?
    /// The new value, or nil if missing.
    public let new: Value?
    /// The new value minus the old one, or nil if undefined or beyond 64 bits.
    public let change: MetricValue?
    /// Whether a user notices it.
    public let judgement: Judgement

    package init(
      metric: String,
      unit: Metric.Unit,
      old: Value?,
      new: Value?,
      change: MetricValue?,
      judgement: Judgement
    ) {
      self.metric = metric
      self.unit = unit
      self.old = old
      self.new = new
      self.change = change
      self.judgement = judgement
    }
  }

  /// A changed frame.
  public struct FrameChange: Hashable, Sendable {
    /// The frame of the old run, or nil if there is none.
    public let old: Int?
    /// The frame of the new run, or nil if there is none.
    public let new: Int?
    /// The class of the old frame, or nil if unknown.
    public let oldClass: FrameClass?
    /// The class of the new frame, or nil if unknown.
    public let newClass: FrameClass?

    package init(
      old: Int?,
      new: Int?,
      oldClass: FrameClass?,
      newClass: FrameClass?
    ) {
      self.old = old
      self.new = new
      self.oldClass = oldClass
      self.newClass = newClass
    }
  }

  /// The first event that differs.
  public struct Divergence: Hashable, Sendable {
    /// The number of equal events before it.
    public let place: Int
    /// The event of the old run, or nil if it has no more.
    public let old: RecordedRun.Event?
    /// The event of the new run, or nil if it has no more.
    public let new: RecordedRun.Event?

    package init(
      place: Int,
      old: RecordedRun.Event?,
      new: RecordedRun.Event?
    ) {
      self.place = place
      self.old = old
      self.new = new
    }
  }

  /// The name of the run in the old file.
  public let name: String
  /// The name in the new file, if different.
  public let newName: String?
  /// The changed metrics, in the order of the registry.
  public let metricValues: [ValueChange]
  /// The transitions that differ, in order, each of which fails a check.
  public let transitions: [TransitionChange]
  /// The frames that changed their class, or without classes, that changed at all.
  public let frames: [FrameChange]
  /// The first event that differs.
  public let divergence: Divergence?
  /// Whether a user sees a difference; nil if a file lacks the digest.
  public let hasOtherFrames: Bool?
  /// Other differences, and data that cannot be compared, one sentence each.
  public let remarks: [String]

  package init(
    name: String,
    newName: String?,
    metricValues: [ValueChange],
    transitions: [TransitionChange],
    frames: [FrameChange],
    divergence: Divergence?,
    hasOtherFrames: Bool?,
    remarks: [String]
  ) {
    self.name = name
    self.newName = newName
    self.metricValues = metricValues
    self.transitions = transitions
    self.frames = frames
    self.divergence = divergence
    self.hasOtherFrames = hasOtherFrames
    self.remarks = remarks
  }
}

extension RunDifference {
  /// Whether nothing differs that both files contain.
  public var isEmpty: Bool {
    metricValues.isEmpty && transitions.isEmpty && frames.isEmpty && divergence == nil
      && hasOtherFrames != true
  }

  /// Compares two runs by the data known of both.
  ///
  /// - Parameters:
  ///   - old: the old run.
  ///   - new: the new run.
  ///   - hasOneFormat: whether both files have the same format, so a value in only one of them is a
  ///     change of the run.
  public init(from old: RecordedRun, to new: RecordedRun, hasOneFormat: Bool = true) {
    name = old.name
    newName = new.name == old.name ? nil : new.name
    let metricValues = Self.metricValues(from: old, to: new)
    let lone = metricValues.filter { $0.old == nil || $0.new == nil }
    self.metricValues = hasOneFormat ? metricValues : metricValues.filter { !lone.contains($0) }
    transitions = Self.transitions(from: old, to: new)
    frames = Self.frames(from: old, to: new)
    divergence = Self.divergence(from: old, to: new)
    hasOtherFrames = old.digest.flatMap { before in new.digest.map { $0 != before } }
    remarks =
      Self.conditions(old, new) + Self.absences(old, new)
      + (hasOneFormat ? Self.absenceOfTransitions(old, new) : [])
      + (hasOneFormat || lone.isEmpty
        ? [] : ["values that only one of the files has are omitted"])
  }

  private static func metricValues(from old: RecordedRun, to new: RecordedRun) -> [ValueChange] {
    let comparison = RunComparison(
      from: { old.metricValues[$0]?.steps },
      to: { new.metricValues[$0]?.steps },
      refreshRate: new.refreshRate ?? old.refreshRate ?? usualRefreshRate
    )
    let metricValues = MetricRegistry.all.compactMap { metric -> ValueChange? in
      let (before, now) = (old.metricValues[metric.id], new.metricValues[metric.id])
      guard before != now, old.speaks(of: metric), new.speaks(of: metric) else { return nil }
      return ValueChange(
        metric: metric.id,
        unit: metric.unit,
        old: before.map(Value.metricValue),
        new: now.map(Value.metricValue),
        change: before.flatMap { now?.difference(from: $0) },
        judgement: before == nil || now == nil ? .changed : comparison.judgement(of: metric.id)
      )
    }
    let words = MetricRegistry.all.compactMap { metric -> ValueChange? in
      guard let before = old.words[metric.id], let now = new.words[metric.id], before != now else {
        return nil
      }
      return ValueChange(
        metric: metric.id,
        unit: metric.unit,
        old: .words(before),
        new: .words(now),
        change: nil,
        judgement: .changed
      )
    }
    return metricValues + words
  }

  /// The transitions that differ, if both runs have a number of outcomes.
  ///
  /// As in a check, a baseline without these metrics does not compare transitions.
  private static func transitions(
    from old: RecordedRun,
    to new: RecordedRun
  ) -> [TransitionChange] {
    let hasNumbers = OtherOutcome.metrics.contains { id in
      old.metricValues[id] != nil && new.metricValues[id] != nil
    }
    return hasNumbers ? new.transitions?.changes(since: old.transitions) ?? [] : []
  }

  /// The refresh rate if the files lack it.
  private static let usualRefreshRate = 60

  private static func frames(from old: RecordedRun, to new: RecordedRun) -> [FrameChange] {
    if let before = old.classes, let now = new.classes {
      return FrameAlignment(before, now).pairs.compactMap { pair in
        let oldClass = pair.old.map { before[$0] }
        let newClass = pair.new.map { now[$0] }
        if let oldClass, let newClass, oldClass.agrees(with: newClass) { return nil }
        return FrameChange(
          old: pair.old,
          new: pair.new,
          oldClass: oldClass,
          newClass: newClass
        )
      }
    }
    guard let before = old.prints, let now = new.prints else { return [] }
    return now.pairs(since: before).map {
      FrameChange(old: $0.old, new: $0.new, oldClass: nil, newClass: nil)
    }
  }

  private static func divergence(from old: RecordedRun, to new: RecordedRun) -> Divergence? {
    guard let before = old.events, let now = new.events, before != now else { return nil }
    let place = zip(before, now).prefix { $0 == $1 }.count
    return Divergence(
      place: place,
      old: place < before.count ? before[place] : nil,
      new: place < now.count ? now[place] : nil
    )
  }
}

extension RunDifference.Value: CustomStringConvertible {
  /// The number as an exact decimal with its unit, or the text.
  public var description: String {
    switch self {
    case .metricValue(let metricValue): "\(metricValue)"
    case .words(let words): words
    }
  }
}

// MARK: Remarks

extension RunDifference {
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

  private static func absences(_ old: RecordedRun, _ new: RecordedRun) -> [String] {
    [
      absence("values", !old.metricValues.isEmpty, !new.metricValues.isEmpty),
      absenceOfFrames(old, new),
      absence("events", old.events != nil, new.events != nil),
      absence("digests", old.digest != nil, new.digest != nil),
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

  /// Only baselines list transitions, and older ones do not.
  private static func absenceOfTransitions(_ old: RecordedRun, _ new: RecordedRun) -> [String] {
    let (hasOld, hasNew) = (old.transitions != nil, new.transitions != nil)
    guard hasOld || hasNew else { return [] }
    return [absence("transitions", hasOld, hasNew)].compactMap(\.self)
  }

  private static func whoLacks(_ hasOld: Bool, _ hasNew: Bool) -> String {
    hasOld ? "the new file does" : hasNew ? "the old file does" : "the files do"
  }
}
