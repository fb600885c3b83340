public import HeadlessUIKit
public import JankAnimators
public import JankGate
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
  /// The app.
  public var app: App
  /// What happens, in the order of the file.
  public var script: [Step]
  /// The ways in which the drags of the script end, one for each of its ``cases``.
  public var outcomes: [Outcome]
  /// The way in which the drags end in this one case, or nil to play them as they are.
  public var outcome: Outcome?
  /// With what it is played.
  public var setting: Setting
  /// What its runs have to hold.
  public var demands: Demands

  /// Creates a scenario.
  ///
  /// - Parameters:
  ///   - name: its name, unique among those run together.
  ///   - about: what it shows, in a sentence.
  ///   - tags: words by which rules choose among scenarios.
  ///   - app: the app.
  ///   - script: what happens.
  ///   - outcomes: the ways in which the drags of the script end; none to play them as they are.
  ///   - setting: with what it is played.
  ///   - demands: what its runs have to hold.
  public init(
    name: String,
    about: String = "",
    tags: [String] = [],
    app: App,
    script: [Step],
    outcomes: [Outcome] = [],
    setting: Setting = Setting(),
    demands: Demands = Demands()
  ) {
    self.name = name
    self.about = about
    self.tags = tags
    self.app = app
    self.script = script
    self.outcomes = outcomes
    self.setting = setting
    self.demands = demands
  }
}

// MARK: Parts

extension Scenario {
  /// The app of a scenario.
  public struct App: Hashable, Sendable {
    /// Its pages, in the order of the file.
    public var screens: [Screen]
    /// The name of the page that fills the window at the start.
    public var root: String
    /// The rules for releases that its screens name.
    package var policies = PolicyList()

    /// States an app.
    ///
    /// - Parameters:
    ///   - screens: its pages, each with a name of its own.
    ///   - root: the name of the page that fills the window at the start.
    public init(_ screens: [Screen], root: String) {
      self.screens = screens
      self.root = root
    }
  }

  /// With what a scenario is played.
  public struct Setting: Hashable, Sendable {
    /// The devices it is played on.
    public var devices: [DeviceProfile]
    /// The names of the strategies it is played under.
    public var strategies: [String]
    /// Decides every drawn cost.
    public var seed: UInt64
    /// How often links and animations of the app want to be shown.
    public var frameRate: CAFrameRateRange
    /// Whether the app asks for more than 60 frames per second on phones with a variable rate, by
    /// the key `CADisableMinimumFrameDurationOnPhone` of its Info.plist.
    public var usesHighFrameRates = true
    /// What of UIKit is taken otherwise than by default, where public sources leave it open.
    public var semantics: [SemanticChoice]

    /// States with what a scenario is played.
    ///
    /// - Parameters:
    ///   - devices: the devices it is played on.
    ///   - strategies: the names of the strategies it is played under.
    ///   - seed: decides every drawn cost.
    ///   - frameRate: how often links and animations of the app want to be shown.
    ///   - semantics: what of UIKit is taken otherwise than by default.
    public init(
      devices: [DeviceProfile] = [.phone60],
      strategies: [String] = [Strategy.coreAnimation.name],
      seed: UInt64 = 1,
      frameRate: CAFrameRateRange = .default,
      semantics: [SemanticChoice] = []
    ) {
      self.devices = devices
      self.strategies = strategies
      self.seed = seed
      self.frameRate = frameRate
      self.semantics = semantics
    }
  }

  /// What the runs of a scenario have to hold.
  public struct Demands: Hashable, Sendable {
    /// What their figures have to hold.
    public var thresholds: [StatedThreshold]
    /// The findings that they have to have.
    public var findings: [ExpectedFinding]

    /// States what runs have to hold.
    public init(thresholds: [StatedThreshold] = [], findings: [ExpectedFinding] = []) {
      self.thresholds = thresholds
      self.findings = findings
    }
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
