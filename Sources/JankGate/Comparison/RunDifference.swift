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

  /// A run that is valid in one file and invalid in the other.
  public struct ValidityChange: Hashable, Sendable {
    /// Why the old run is invalid, or nil if it is valid.
    public let old: String?
    /// Why the new run is invalid, or nil if it is valid.
    public let new: String?

    package init(old: String?, new: String?) {
      self.old = old
      self.new = new
    }
  }

  /// The name of the run in the old file.
  public let name: String
  /// The name in the new file, if different.
  public let newName: String?
  /// Why only one of the runs is invalid, or nil.
  ///
  /// It is nil if both are invalid or none is, and if a file does not state it.
  public package(set) var validity: ValidityChange?
  /// The changed metrics, in the order of the registry; none if a run is invalid.
  ///
  /// The values of an invalid run mean nothing.
  public let metricValues: [ValueChange]
  /// The transitions that differ, in order; any of them fails a check.
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
    validity == nil && metricValues.isEmpty && transitions.isEmpty && frames.isEmpty
      && divergence == nil && hasOtherFrames != true
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
    validity = Self.validity(from: old, to: new)
    let metricValues =
      Self.invalidity(old, new) == nil ? Self.metricValues(from: old, to: new) : []
    let lone = metricValues.filter { $0.old == nil || $0.new == nil }
    self.metricValues = hasOneFormat ? metricValues : metricValues.filter { !lone.contains($0) }
    transitions = Self.transitions(from: old, to: new)
    frames = Self.frames(from: old, to: new)
    divergence = Self.divergence(from: old, to: new)
    hasOtherFrames = old.digest.flatMap { before in new.digest.map { $0 != before } }
    remarks = Self.remarks(old, new, hasOneFormat: hasOneFormat, hasLoneValues: !lone.isEmpty)
  }

  /// Whether values are not compared because a run is invalid.
  package var hasInvalidRun: Bool { remarks.contains(where: Self.invalidities.contains) }

  private static func validity(from old: RecordedRun, to new: RecordedRun) -> ValidityChange? {
    switch (old.validity, new.validity) {
    case (.valid, .invalid(let reason)): ValidityChange(old: nil, new: reason)
    case (.invalid(let reason), .valid): ValidityChange(old: reason, new: nil)
    default: nil
    }
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

  private static func transitions(
    from old: RecordedRun,
    to new: RecordedRun
  ) -> [TransitionChange] {
    guard haveCommonOutcomes(old, new) else { return [] }
    return new.transitions?.changes(since: old.transitions) ?? []
  }

  /// Whether the runs have a common number of outcomes, so that transitions are compared.
  static func haveCommonOutcomes(_ old: RecordedRun, _ new: RecordedRun) -> Bool {
    !OtherOutcome.commonMetrics(
      { old.metricValues[$0] != nil },
      { new.metricValues[$0] != nil }
    ).isEmpty
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
