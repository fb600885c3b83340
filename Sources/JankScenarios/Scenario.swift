public import HeadlessUIKit
public import JankAnimators
public import JankGate
internal import JankMetrics
internal import JankText

/// What a scenario file says: an app, what a user does to it, and what goes wrong.
///
/// A scenario is played once for each of its devices, strategies and outcomes; every such run has a
/// name of its own in the results.
public struct Scenario: Hashable, Sendable {
  /// The name of the scenario, unique among those run together.
  public var name: String
  /// What the scenario shows, in a sentence.
  public var about: String
  /// Words by which rules choose among scenarios.
  public var tags: [String]
  /// The devices it is played on.
  public var devices: [DeviceProfile]
  /// The pages of the app, in the order of the file.
  public var screens: [Screen]
  /// The name of the page that fills the window at the start.
  public var root: String
  /// What happens, in the order of the file.
  public var script: [Step]
  /// The ways in which the drags of the script end, one for each of its ``cases``.
  public var outcomes: [Outcome]
  /// The way in which the drags end in this one case, or nil to play them as they are.
  public var outcome: Outcome?
  /// Decides every drawn cost.
  public var seed: UInt64
  /// What of UIKit is taken otherwise than by default, where public sources leave it open.
  public var semantics: [SemanticChoice]
  /// How often links and animations of the app want to be shown.
  public var frameRate: CAFrameRateRange
  /// The names of the strategies it is played under.
  public var strategies: [String]
  /// What its figures have to hold.
  public var thresholds: [StatedThreshold]
  /// The findings that its runs have to have.
  public var findings: [ExpectedFinding]
  /// The rules for releases that its screens name.
  package var policies = PolicyList()

  /// Creates a scenario.
  ///
  /// - Parameters:
  ///   - name: its name, unique among those run together.
  ///   - about: what it shows, in a sentence.
  ///   - tags: words by which rules choose among scenarios.
  ///   - devices: the devices it is played on.
  ///   - screens: the pages of the app, each with a name of its own.
  ///   - root: the name of the page that fills the window at the start.
  ///   - script: what happens.
  ///   - outcomes: the ways in which the drags of the script end; none to play them as they are.
  ///   - seed: decides every drawn cost.
  ///   - semantics: what of UIKit is taken otherwise than by default.
  ///   - frameRate: how often links and animations of the app want to be shown.
  ///   - strategies: the names of the strategies it is played under.
  ///   - thresholds: what its figures have to hold.
  ///   - findings: the findings that its runs have to have.
  public init(
    name: String,
    about: String = "",
    tags: [String] = [],
    devices: [DeviceProfile] = [.phone60],
    screens: [Screen],
    root: String,
    script: [Step],
    outcomes: [Outcome] = [],
    seed: UInt64 = 1,
    semantics: [SemanticChoice] = [],
    frameRate: CAFrameRateRange = .default,
    strategies: [String] = [Strategy.coreAnimation.name],
    thresholds: [StatedThreshold] = [],
    findings: [ExpectedFinding] = []
  ) {
    self.name = name
    self.about = about
    self.tags = tags
    self.devices = devices
    self.screens = screens
    self.root = root
    self.script = script
    self.outcomes = outcomes
    self.seed = seed
    self.semantics = semantics
    self.frameRate = frameRate
    self.strategies = strategies
    self.thresholds = thresholds
    self.findings = findings
  }

  /// A rule and where it was written.
  public struct StatedThreshold: Hashable, Sendable {
    /// The rule.
    public var threshold: Threshold
    /// The place of the rule in the scenario's file, or nil for one that was made in code.
    public var position: SourcePosition?

    /// Creates a rule that was written at a place.
    public init(_ threshold: Threshold, at position: SourcePosition? = nil) {
      self.threshold = threshold
      self.position = position
    }
  }
}
