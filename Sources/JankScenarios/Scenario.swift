public import HeadlessUIKit
public import JankAnimators
public import JankGate
internal import JankText

/// The contents of a scenario file: an app, what a user does, and what goes wrong.
///
/// A scenario is played once for each of its devices, strategies and outcomes. Each of these cases
/// has its own name in the results.
public struct Scenario: Hashable, Sendable {
  /// The name of the scenario, unique among those run together.
  public var name: String
  /// What the scenario shows, in a sentence.
  public var about: String
  /// Words by which rules select scenarios.
  public var tags: [String]
  /// The app.
  public var app: App
  /// The steps, in the order of the file.
  public var script: [Step]
  /// The outcomes of the script's drags, one for each of the ``cases``.
  public var outcomes: [Outcome]
  /// The outcome of the drags in this case, or nil to play them unchanged.
  public var outcome: Outcome?
  /// The devices, strategies and other settings with which it is played.
  public var setting: Setting
  /// The demands on its runs.
  public var demands: Demands

  /// Creates a scenario.
  ///
  /// - Parameters:
  ///   - name: the name, unique among scenarios that run together.
  ///   - about: what it shows, in a sentence.
  ///   - tags: words by which rules select scenarios.
  ///   - app: the app.
  ///   - script: the steps.
  ///   - outcomes: the outcomes of the script's drags; empty to play them unchanged.
  ///   - setting: the settings with which it is played.
  ///   - demands: the demands on its runs.
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
    /// The screens, in the order of the file.
    public var screens: [Screen]
    /// The name of the screen that fills the window at the start.
    public var root: String
    /// The Today extension of the app, or nil for none.
    public var widget: Widget?
    /// Other apps on the device, and how this one starts.
    public var installed: [InstalledApp] = []
    /// The release policies that the screens can name.
    package var policies = PolicyList()

    /// Creates an app.
    ///
    /// - Parameters:
    ///   - screens: the screens, with distinct names.
    ///   - root: the name of the screen that fills the window at the start.
    public init(_ screens: [Screen], root: String) {
      self.screens = screens
      self.root = root
    }
  }

  /// The settings with which a scenario is played.
  public struct Setting: Hashable, Sendable {
    /// The devices on which it is played.
    public var devices: [DeviceProfile]
    /// The names of the strategies under which it is played.
    public var strategies: [String]
    /// Decides every random cost.
    public var seed: UInt64
    /// The preferred frame-rate range of the app's links and animations.
    public var frameRate: CAFrameRateRange
    /// Whether the app can show more than 60 frames per second on phones with a variable rate, by
    /// the key `CADisableMinimumFrameDurationOnPhone` of its Info.plist.
    public var usesHighFrameRates = true
    /// Choices for behaviour of UIKit that public sources leave open, where they differ from the
    /// default.
    public var semantics: [SemanticChoice]

    /// Creates a setting.
    ///
    /// - Parameters:
    ///   - devices: the devices on which it is played.
    ///   - strategies: the names of the strategies under which it is played.
    ///   - seed: decides every random cost.
    ///   - frameRate: the preferred frame-rate range of the app's links and animations.
    ///   - semantics: choices for behaviour of UIKit that differ from the default.
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

  /// The demands on the runs of a scenario.
  public struct Demands: Hashable, Sendable {
    /// The rules for their metrics.
    public var thresholds: [StatedThreshold]
    /// The findings that they must have.
    public var findings: [ExpectedFinding]

    /// Creates demands.
    public init(thresholds: [StatedThreshold] = [], findings: [ExpectedFinding] = []) {
      self.thresholds = thresholds
      self.findings = findings
    }
  }

  /// A rule and its position in a file.
  public struct StatedThreshold: Hashable, Sendable {
    /// The rule.
    public var threshold: Threshold
    /// The position in the scenario's file, or nil if it was created in code.
    public var position: SourcePosition?

    /// Creates a rule with a position.
    public init(_ threshold: Threshold, at position: SourcePosition? = nil) {
      self.threshold = threshold
      self.position = position
    }
  }
}
