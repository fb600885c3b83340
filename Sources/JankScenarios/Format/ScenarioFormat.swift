internal import HeadlessUIKit
internal import JankAnimators
internal import JankText

/// The format of scenario files, described once for the loader and the published schema.
package struct ScenarioFormat {
  /// Everything that files can name.
  let catalog: Catalog
  /// The metrics that thresholds can name, or nil for any.
  let metrics: [String]?
  /// The shape of effects, created once for all uses.
  let effect: JSONShape<Effect>

  /// Creates the format for a catalog.
  package init(catalog: Catalog = .standard, metrics: [String]? = nil) {
    self.catalog = catalog
    self.metrics = metrics
    effect = Self.effect(among: catalog.effects)
  }

  /// The format as a JSON Schema document.
  package var schemaDocument: JSONValue {
    shape.schema.document(
      title: "JankLab scenario",
      about: "The pages of an app, what a user does, what goes wrong, and how it is played."
    )
  }
}

extension ScenarioFormat {
  /// The shape of a whole file.
  package var shape: JSONShape<Scenario> {
    draft.resolved { draft, _, log in
      draft.check(log, among: catalog.strategies) ? draft.scenario : nil
    } writing: {
      ScenarioDraft(scenario: $0)
    }
  }

  /// A file of which it is not known whether its parts go together.
  private var draft: JSONShape<ScenarioDraft> {
    let policies = PolicyList(catalog.policies)
    let schema = JSONKey.optional("$schema", .text(), "The schema, for editors; ignored.")
    return JSONShape.object(
      "a scenario",
      schema,
      Self.name,
      Self.about,
      Self.tags,
      Self.devices,
      screens,
      Self.root,
      Self.processes,
      script,
      Self.outcomes,
      Self.seed,
      Self.semantics,
      Self.rates,
      strategyNames,
      thresholds,
      findings
    ) {
      _,
      name,
      about,
      tags,
      devices,
      screens,
      root,
      processes,
      script,
      outcomes,
      seed,
      semantics,
      rates,
      strategies,
      rules,
      findings in
      var app = Scenario.App(screens.map(\.value), root: root)
      app.policies = policies
      app.widget = processes.widget
      app.installed = processes.installed
      let scenario = Scenario(
        name: name,
        about: about,
        tags: tags ?? [],
        app: app,
        script: script.map(\.value),
        outcomes: outcomes?.value ?? [],
        setting: Scenario.Setting(
          devices: devices ?? Self.standardDevices,
          strategies: (strategies ?? []).map(\.value),
          seed: UInt64(seed),
          frameRate: rates.range ?? .default,
          semantics: semantics ?? []
        ),
        demands: Scenario.Demands(thresholds: rules ?? [], findings: findings?.map(\.value) ?? [])
      )
      return ScenarioDraft(
        scenario: completed(scenario, hasStrategies: strategies != nil, usesHigh: rates.usesHigh),
        screens: screens.map(\.position),
        steps: script.map(\.position),
        findings: findings?.map(\.position) ?? [],
        strategies: strategies ?? [],
        outcomes: outcomes?.position
      )
    } parts: {
      parts(of: $0.scenario)
    }
  }

  /// The values of a file's keys, nil for those at their default; nil if no file can state them.
  private func parts(
    of scenario: Scenario
  ) -> (
    String?, String, String, [String]?, [DeviceProfile]?, [Located<Scenario.Screen>], String,
    (widget: Scenario.Widget?, installed: [Scenario.InstalledApp]),
    [Located<Scenario.Step>], Located<[Scenario.Outcome]>?, Int64, [Scenario.SemanticChoice]?,
    (range: CAFrameRateRange?, usesHigh: Bool), [Located<String>]?, [Scenario.StatedThreshold]?,
    [Located<Scenario.ExpectedFinding>]?
  )? {
    guard scenario.setting.seed <= Self.largestSeed else { return nil }
    let (setting, demands) = (scenario.setting, scenario.demands)
    let isStandard = setting.strategies == withStandardStrategies(scenario).setting.strategies
    return (
      nil,
      scenario.name,
      scenario.about,
      scenario.tags.isEmpty ? nil : scenario.tags,
      setting.devices == Self.standardDevices ? nil : setting.devices,
      scenario.app.screens.map { Located($0) },
      scenario.app.root,
      (scenario.app.widget, scenario.app.installed),
      scenario.script.map { Located($0) },
      scenario.outcomes.isEmpty ? nil : Located(scenario.outcomes),
      Int64(setting.seed),
      setting.semantics.isEmpty ? nil : setting.semantics,
      (setting.frameRate == .default ? nil : setting.frameRate, setting.usesHighFrameRates),
      isStandard ? nil : setting.strategies.map { Located($0) },
      demands.thresholds.isEmpty ? nil : demands.thresholds,
      demands.findings.isEmpty ? nil : demands.findings.map { Located($0) }
    )
  }

  private static let name: JSONKey<String> =
    .required(
      "name",
      nameShape,
      """
      The name of the scenario, unique among those that run together. It must not contain an @, \
      which separates the outcome of the drags.
      """
    )

  /// The shape of names without @, because cases with outcomes are called `name@outcome`.
  private static let nameShape: JSONShape<String> = {
    let length = 1...100
    let schema = JSONSchema.text(length: length, pattern: "^[^@]*$")
    let text = JSONShape.text(length: length)
    return JSONShape("a text without @", schema: schema, write: text.write) { value, log in
      guard let name = text.read(value, log) else { return nil }
      guard !name.utf8.contains(UInt8(ascii: "@")) else {
        log.reportMismatch(
          value,
          expected: "a text without @",
          hint: "an @ separates the outcome of a scenario's drags"
        )
        return nil
      }
      return name
    }
  }()

  private static let about: JSONKey<String> =
    .optional(
      "about",
      .text(length: 0...1000),
      or: .text(""),
      "What the scenario shows, in a sentence."
    )

  private static let tags: JSONKey<[String]?> =
    .optional(
      "tags",
      .distinct(.text(length: 1...40), by: \.self),
      "Words by which rules select scenarios."
    )

  /// The largest integer that every reader of JSON keeps exactly.
  private static let largestSeed: UInt64 = 9_007_199_254_740_991

  private static let seed: JSONKey<Int64> =
    .optional(
      "seed",
      .integer(in: 0...Int64(largestSeed)),
      or: .integer(1),
      "Decides every random cost."
    )

  private static let devices: JSONKey<[DeviceProfile]?> =
    .optional(
      "devices",
      .distinct(device, by: \.name),
      """
      The devices on which it is played: names of profiles, or files whose names end in \
      .profile.json; by default \(standardDevices.map(\.name).joined(separator: " and ")).
      """
    )

  /// A built-in profile by its name, or a profile from a file beside the scenario.
  private static let device: JSONShape<DeviceProfile> = {
    let known = JSONShape.named("a device profile", DeviceProfile.all, by: \.name)
    let file = JSONSchema.text(length: 1...4096, pattern: "\\.profile\\.json$")
    let write: @Sendable (DeviceProfile) -> JSONValue.Content? = { profile in
      DeviceProfile.all.contains(profile)
        ? known.write(profile) : .text(ProfileFile.name(of: profile))
    }
    let schema = JSONSchema.oneOf([known.schema, file])
    return JSONShape(known.expectation, schema: schema, write: write) { value, log in
      guard case .text(let path) = value.content, path.hasSuffix(ProfileFile.ending) else {
        return known.read(value, log)
      }
      return log.fileBeside(path, as: "profile", at: value.position) { bytes throws(FileError) in
        try ProfileFile.read(bytes, path: path)
      }
    }
  }()

  private static let root: JSONKey<String> =
    .required("root", .reference(to: "screen"), "The screen that fills the window at the start.")

  private var strategyNames: JSONKey<[Located<String>]?> {
    .optional(
      "strategies",
      .distinct(
        JSONShape.named("a strategy", catalog.strategies.map(\.name), by: \.self).located,
        by: \.value
      ),
      """
      The strategies under which it is played. By default, core-animation and display-link play \
      effects, percent-driven plays them if the script has a drag, and core-animation plays \
      scenarios without effects.
      """
    )
  }

  private static let outcomes: JSONKey<Located<[Scenario.Outcome]>?> =
    .optional(
      "outcomes",
      JSONShape.distinct(
        .name(of: "an outcome", among: Scenario.Outcome.allCases),
        by: \.rawValue
      ).located,
      "How the script's drags end; the scenario is played once for each outcome."
    )
}
