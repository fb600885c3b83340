public import JankMetrics

/// How a run of one file differs from that of another.
public struct RunDifference: Sendable {
  /// Whether a user notices a change, and which way: the same as a check says.
  public typealias Judgement = RunComparison.Judgement

  /// What a run has for a metric.
  public enum Value: Hashable, Sendable {
    /// A number.
    case figure(Figure)
    /// Words.
    case words(String)
  }

  /// A metric that is not what it was.
  public struct FigureChange: Hashable, Sendable {
    /// The id of the metric.
    public let metric: String
    /// The unit of its figures.
    public let unit: Metric.Unit
    /// What the old run has, or nil for nothing.
    public let old: Value?
    /// What the new run has, or nil for nothing.
    public let new: Value?
    /// The new figure less the old one, or nil where that says nothing or 64 bits cannot hold it.
    public let change: Figure?
    /// Whether a user notices it.
    public let judgement: Judgement
  }

  /// A frame that is not what it was.
  public struct FrameChange: Hashable, Sendable {
    /// The frame of the old run, or nil where there is none.
    public let old: Int?
    /// The frame of the new run, or nil where there is none.
    public let new: Int?
    /// What became of the old frame, or nil where that is not known.
    public let oldClass: FrameClass?
    /// What became of the new frame, or nil where that is not known.
    public let newClass: FrameClass?
  }

  /// The first thing that happened otherwise.
  public struct Divergence: Hashable, Sendable {
    /// How many events before it are the same.
    public let place: Int
    /// What happened in the old run, or nil where nothing more did.
    public let old: RecordedRun.Event?
    /// What happened in the new run, or nil where nothing more did.
    public let new: RecordedRun.Event?
  }

  /// What the run is called, in the old file.
  public let name: String
  /// What it is called in the new file, where that is something else.
  public let newName: String?
  /// The metrics that changed, in the order of the registry.
  public let figures: [FigureChange]
  /// The frames that changed their class, or without classes those that changed at all.
  public let frames: [FrameChange]
  /// The first thing that happened otherwise.
  public let divergence: Divergence?
  /// Whether a user sees something else; nil where a file does not tell.
  public let hasOtherPicture: Bool?
  /// What else is not the same, and what cannot be compared, each in a sentence.
  public let remarks: [String]
}

extension RunDifference {
  /// Whether nothing differs that both files hold.
  public var isEmpty: Bool {
    figures.isEmpty && frames.isEmpty && divergence == nil && hasOtherPicture != true
  }

  /// Compares two runs by what is known of both.
  ///
  /// - Parameters:
  ///   - old: the old run.
  ///   - new: the new one.
  ///   - hasOneFormat: whether files of one format tell of both, so that a figure that only one of
  ///     them has is a change of the run.
  public init(from old: RecordedRun, to new: RecordedRun, hasOneFormat: Bool = true) {
    name = old.name
    newName = new.name == old.name ? nil : new.name
    let figures = Self.figures(from: old, to: new)
    let lone = figures.filter { $0.old == nil || $0.new == nil }
    self.figures = hasOneFormat ? figures : figures.filter { !lone.contains($0) }
    frames = Self.frames(from: old, to: new)
    divergence = Self.divergence(from: old, to: new)
    hasOtherPicture = old.digest.flatMap { before in new.digest.map { $0 != before } }
    remarks =
      Self.conditions(old, new) + Self.absences(old, new)
      + (hasOneFormat || lone.isEmpty
        ? [] : ["figures that only one of the files has are left out"])
  }

  private static func figures(from old: RecordedRun, to new: RecordedRun) -> [FigureChange] {
    let comparison = RunComparison(
      from: { old.figures[$0]?.steps },
      to: { new.figures[$0]?.steps },
      refreshRate: new.refreshRate ?? old.refreshRate ?? usualRefreshRate
    )
    let figures = MetricRegistry.all.compactMap { metric -> FigureChange? in
      let (before, now) = (old.figures[metric.id], new.figures[metric.id])
      guard before != now, old.speaks(of: metric), new.speaks(of: metric) else { return nil }
      return FigureChange(
        metric: metric.id,
        unit: metric.unit,
        old: before.map(Value.figure),
        new: now.map(Value.figure),
        change: before.flatMap { now?.difference(from: $0) },
        judgement: before == nil || now == nil ? .changed : comparison.judgement(of: metric.id)
      )
    }
    let words = MetricRegistry.all.compactMap { metric -> FigureChange? in
      guard let before = old.words[metric.id], let now = new.words[metric.id], before != now else {
        return nil
      }
      return FigureChange(
        metric: metric.id,
        unit: metric.unit,
        old: .words(before),
        new: .words(now),
        change: nil,
        judgement: .changed
      )
    }
    return figures + words
  }

  /// The rate of a display of which the files say nothing.
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
  /// The figure as an exact decimal with its unit, or the words.
  public var description: String {
    switch self {
    case .figure(let figure): "\(figure)"
    case .words(let words): words
    }
  }
}

// MARK: Remarks

extension RunDifference {
  /// Under what other conditions the runs came about.
  private static func conditions(_ old: RecordedRun, _ new: RecordedRun) -> [String] {
    var remarks: [String] = []
    if let before = old.seed, let now = new.seed, before != now {
      remarks.append("seed \(before) became \(now)")
    }
    if let before = old.modelVersion, let now = new.modelVersion, before != now {
      remarks.append("model \(before) became \(now)")
    }
    if let before = old.contentHash, let now = new.contentHash, before != now {
      remarks.append("the scenario says something else")
    }
    return remarks
  }

  /// What one of the files does not hold.
  private static func absences(_ old: RecordedRun, _ new: RecordedRun) -> [String] {
    [
      absence("figures", !old.figures.isEmpty, !new.figures.isEmpty),
      absenceOfFrames(old, new),
      absence("events", old.events != nil, new.events != nil),
      absence("pictures", old.digest != nil, new.digest != nil),
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
      return "what became of frames cannot be compared, only whether they changed: "
        + "\(whoLacks(hasOld, hasNew)) not hold it"
    }
    return absence("frames", hasOld || old.prints != nil, hasNew || new.prints != nil)
      ?? "frames cannot be compared: the files hold different things of them"
  }

  private static func whoLacks(_ hasOld: Bool, _ hasNew: Bool) -> String {
    hasOld ? "the new file does" : hasNew ? "the old file does" : "the files do"
  }
}
