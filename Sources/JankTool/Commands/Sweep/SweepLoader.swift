internal import HeadlessUIKit
internal import JankAnimators
internal import JankGate
internal import JankMetrics
internal import JankScenarios
internal import JankSweep
internal import JankText
internal import JankTrace

/// Reads a sweep file and all files that it names, and finds every error before anything runs.
struct SweepLoader {
  private let path: String
  private let catalog: Catalog
  private let loader: ScenarioLoader
  private var diagnostics: [Diagnostic] = []
  private var inputs: [String]
  private var source: [UInt8] = []

  /// The largest number of bytes of a sweep file.
  static let byteLimit = 16 << 20
  private static let gestureEnding = ".gesture.json"

  /// Reads a sweep.
  ///
  /// - Throws: `missingInput` for a file that cannot be read, `invalidData` with all errors.
  static func load(_ path: String, knowing catalog: Catalog) throws(ToolFailure) -> LoadedSweep {
    var loader = SweepLoader(path, catalog)
    return try loader.load()
  }

  private init(_ path: String, _ catalog: Catalog) {
    self.path = path
    self.catalog = catalog
    loader = ScenarioLoader(catalog: catalog, metrics: Gauge.names)
    inputs = [path]
  }

  private mutating func load() throws(ToolFailure) -> LoadedSweep {
    guard !path.hasSuffix(ResultFile.ending) else {
      throw .file(
        path,
        .invalidData,
        "expected a sweep, found the result of one",
        hint: "use tune or merge, or name the file that ends in \(SweepFormat.ending)"
      )
    }
    source = try InputFile.readWhole(path, limit: Self.byteLimit)
    var sweep: Sweep
    do throws(FileError) {
      sweep = try SweepFormat.read(source, path: path)
    } catch {
      throw ToolFailure(.invalidData, error.diagnostics)
    }
    try resolveFiles(of: &sweep)
    var (templates, entries) = ([LoadedSweep.Template](), [LoadedSweep.Entry]())
    var hasher = DigestHasher()
    for place in sweep.scenarios {
      let read = try read(place, sweep)
      hasher.combine(read.digest)
      guard let scenario = read.scenario else { continue }
      entries += try self.entries(of: scenario, template: templates.count, sweep, place)
      templates.append(read.template)
    }
    try throwProblems()
    for device in entries.flatMap(\.devices) { hasher.combine(ProfileFile.text(device)) }
    return try loaded(sweep, templates, entries, hasher)
  }

  /// The number of points up to which a sweep without any allowed one is found before it runs.
  private static let countedLimit = 100_000

  private func loaded(
    _ sweep: Sweep,
    _ templates: [LoadedSweep.Template],
    _ entries: [LoadedSweep.Entry],
    _ files: DigestHasher
  ) throws(ToolFailure) -> LoadedSweep {
    let names = entries.map { entry in
      CaseSpace.Entry(
        scenario: name(of: entry, in: templates),
        strategies: entry.strategies.map(\.name),
        devices: entry.devices.map(\.name)
      )
    }
    let stalls = sweep.conditions.stalls.count
    guard let space = sweep.space,
      let cases = CaseSpace(
        names,
        pointCount: space.count,
        stallCount: stalls,
        seedCount: sweep.conditions.seedCount
      )
    else {
      let message = "the sweep has more than \(ParameterSpace.countLimit) cases"
      throw .file(path, .invalidData, message, hint: "use fewer values, or take a \"sample\"")
    }
    guard space.count > Self.countedLimit || space.hasAllowedPoint else {
      let message = "the constraints exclude every point, so that nothing would run"
      throw .file(path, .invalidData, message, hint: "change \"constraints\" or the values")
    }
    guard let content = SweepFormat.content(of: sweep) else {
      throw .file(path, .invalidData, "the sweep has a part that no file can state")
    }
    let metrics = sweep.keptMetrics
    return LoadedSweep(
      path: path,
      question: SweepQuestion(sweep, space, cases, metrics),
      identity: SweepHeader.Identity(
        digest: LoadedSweep.digest(of: content, files),
        versions: (Version.tool, Version.model),
        cases,
        metrics: metrics.map(\.id),
        sweep: content
      ),
      templates: templates,
      entries: entries,
      inputs: inputs,
      files: files
    )
  }

  private func name(of entry: LoadedSweep.Entry, in templates: [LoadedSweep.Template]) -> String {
    let template = templates[entry.template]
    let scenario = try? template.variants.scenario(of: template.file)
    return scenario?.cases[entry.outcome].name ?? template.path
  }

  private func throwProblems() throws(ToolFailure) {
    guard !diagnostics.isEmpty else { return }
    throw ToolFailure(.invalidData, FileError(diagnostics: diagnostics).quoting(source).diagnostics)
  }

  private mutating func report(
    _ message: String,
    at position: SourcePosition,
    hint: String? = nil
  ) {
    guard diagnostics.count < DiagnosticLog.shownLimit else { return }
    diagnostics.append(Diagnostic(path: path, position: position, message: message, hint: hint))
  }

  /// The path of a file that the sweep names.
  private func beside(_ name: String) -> String {
    guard !name.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return name }
    return String(path[...slash]) + name
  }
}

// MARK: Scenarios

extension SweepLoader {
  /// Reads a scenario, and a variant for each value of each parameter.
  private mutating func read(
    _ place: Sweep.Positioned,
    _ sweep: Sweep
  ) throws(ToolFailure) -> (template: LoadedSweep.Template, scenario: Scenario?, digest: String) {
    let path = beside(place.text)
    let bytes = try InputFile.readRegular(path, limit: ScenarioLibrary.byteLimit)
    let shelf = RecordingShelf(besides: path)
    let file: JSONValue
    var scenario: Scenario?
    do throws(FileError) {
      (scenario, file) = try loader.reading(shelf.read).read(bytes, path: path)
    } catch {
      throw ToolFailure(.invalidData, error.diagnostics)
    }
    for parameter in sweep.parameters { check(parameter, in: file, shelf, path) }
    scenario = variant(of: file, sweep, shelf, path) ?? scenario
    inputs += [path] + shelf.paths
    let files = shelf.files
    let variants = loader.variants(of: path) { name throws(UnreadableFile) in
      guard let bytes = files[RecordingPath.path(of: name, besides: path)] else {
        throw UnreadableFile("the sweep does not name this file")
      }
      return bytes
    }
    return (
      LoadedSweep.Template(path: path, file: file, variants: variants),
      scenario,
      ContentHash.text(of: file, recordings: shelf.all)
    )
  }

  /// Reads the scenario with each value of a parameter, and reports why it is invalid with the
  /// first that it does not accept.
  private mutating func check(
    _ parameter: SweepParameter,
    in file: JSONValue,
    _ shelf: RecordingShelf,
    _ path: String
  ) {
    let name = "parameters.\(parameter.name)"
    var first: (value: JSONValue, problem: Diagnostic)?
    var (count, invalidCount) = (0, 0)
    for value in parameter.samples {
      count += 1
      do throws(PathProblem) {
        let variant = try parameter.replacing(in: file, with: value)
        guard let problem = problem(of: variant, shelf, path) else { continue }
        invalidCount += 1
        first = first ?? (value, problem)
      } catch {
        return report(
          "\(name): \(lost(parameter, in: file)) leads nowhere in \(path): \(error.reason)",
          at: parameter.position,
          hint: error.hint
        )
      }
    }
    guard let first else { return }
    // Only a range without steps has a value that is none of its ends.
    let isBetween = parameter.count == nil && invalidCount == 1
    let others = invalidCount > 1 ? " (as with \(invalidCount) of \(count) values)" : ""
    report(
      "\(name): with \(quoted(first.value.sweepLabel)) at \(parameter.placeText) the "
        + "scenario \(path) is invalid\(others): \(first.problem.message)",
      at: first.value.position,
      hint: isBetween
        ? "a range without \"step\" has any value between its ends; for whole numbers add "
          + "\"step\": 1"
        : parameter.paths.compactMap { nearestKey(to: $0, in: file) }.first ?? first.problem.hint
    )
  }

  /// The first path of a parameter that leads nowhere, quoted.
  private func lost(_ parameter: SweepParameter, in file: JSONValue) -> String {
    let lost = parameter.paths.first { path in
      parameter.samples.contains { (try? path.replacing(in: file, with: $0)) == nil }
    }
    return lost.map { quoted($0.text) } ?? parameter.placeText
  }

  /// The key of the scenario that the last one of a path was probably meant to be.
  private func nearestKey(to path: ParameterPath, in file: JSONValue) -> String? {
    let steps = path.text.split(separator: ".").map(String.init)
    guard let last = steps.last else { return nil }
    let object = steps.dropLast().reduce(Optional(file)) { $0?[$1] }
    guard case .object(let members)? = object?.content, object?[last] == nil else { return nil }
    return nearestName(to: last, among: members.map(\.key)).map { "did you mean \(quoted($0))?" }
  }

  /// The first error of a variant.
  private func problem(
    of file: JSONValue,
    _ shelf: RecordingShelf,
    _ path: String
  ) -> Diagnostic? {
    do throws(FileError) {
      _ = try loader.reading(shelf.read).read(file, path: path)
      return nil
    } catch {
      return error.diagnostics.first
    }
  }

  /// The scenario at the first point, whose strategies and devices stand for all.
  private func variant(
    of file: JSONValue,
    _ sweep: Sweep,
    _ shelf: RecordingShelf,
    _ path: String
  ) -> Scenario? {
    guard let space = sweep.space, space.count > 0 else { return nil }
    var variant = file
    for (parameter, value) in zip(sweep.parameters, space.values(of: 0)) {
      guard let next = try? parameter.replacing(in: variant, with: value) else { return nil }
      variant = next
    }
    return try? loader.reading(shelf.read).read(variant, path: path)
  }

  /// Replaces folders of gestures by lists of their files.
  private func resolveFiles(of sweep: inout Sweep) throws(ToolFailure) {
    for index in sweep.parameters.indices {
      guard case .files(let folder) = sweep.parameters[index].values,
        let scenario = sweep.scenarios.first
      else { continue }
      let place = RecordingPath.path(of: folder, besides: beside(scenario.text))
      let names: [String]
      do throws(SystemError) {
        names = try SystemCall.names(in: place)
      } catch {
        throw .file(place, .missingInput, "cannot read: \(error)")
      }
      let files = names.filter { $0.hasSuffix(Self.gestureEnding) }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      guard !files.isEmpty else {
        let hint = "names of gesture files end in \(Self.gestureEnding)"
        throw .file(place, .missingInput, "the folder holds no gesture", hint: hint)
      }
      let position = sweep.parameters[index].position
      sweep.parameters[index].values = .list(
        files.map { JSONValue(.text("\(folder)/\($0)"), at: position) }
      )
    }
  }
}

// MARK: Strategies and devices

extension SweepLoader {
  private mutating func entries(
    of scenario: Scenario,
    template: Int,
    _ sweep: Sweep,
    _ place: Sweep.Positioned
  ) throws(ToolFailure) -> [LoadedSweep.Entry] {
    let strategies = strategies(of: scenario, sweep, place)
    let devices = try devices(of: scenario, sweep)
    return scenario.cases.indices.map { outcome in
      LoadedSweep.Entry(
        template: template,
        outcome: outcome,
        strategies: strategies,
        devices: devices,
        firstSeed: sweep.conditions.firstSeed ?? scenario.setting.seed
      )
    }
  }

  private mutating func strategies(
    of scenario: Scenario,
    _ sweep: Sweep,
    _ place: Sweep.Positioned
  ) -> [Strategy] {
    var strategies: [Strategy] = []
    if let asked = sweep.conditions.strategies {
      for name in asked {
        guard name.text != "all" else {
          strategies += catalog.strategies
          continue
        }
        guard let strategy = catalog.strategy(named: name.text) else {
          let names = catalog.strategies.map(\.name)
          report(
            "strategies: there is no strategy \(quoted(name.text))",
            at: name.position,
            hint: nameSuggestion(for: name.text, among: names) ?? "there are \(names.listed)"
          )
          continue
        }
        strategies.append(strategy)
      }
    } else {
      strategies = scenario.setting.strategies.compactMap(catalog.strategy)
    }
    let playable = strategies.filter(scenario.canBePlayed)
    if playable.isEmpty, !strategies.isEmpty {
      report(
        "no strategy of the sweep can play \(quoted(scenario.name)), which has a drag",
        at: place.position,
        hint: "to see which follow a gesture: janklab list strategies"
      )
    }
    return playable
  }

  private mutating func devices(
    of scenario: Scenario,
    _ sweep: Sweep
  ) throws(ToolFailure) -> [DeviceProfile] {
    let listed = scenario.setting.devices
    guard let asked = sweep.conditions.devices else { return listed }
    var devices: [DeviceProfile] = []
    for word in asked {
      if word.text.hasSuffix(ProfileFile.ending) {
        let path = beside(word.text)
        devices.append(try ProfileCommand.read(path))
        if !inputs.contains(path) { inputs.append(path) }
      } else if let device = (listed + DeviceProfile.all).first(where: { $0.name == word.text }) {
        devices.append(device)
      } else {
        let names = (listed + DeviceProfile.all).map(\.name)
        report(
          "devices: \(quoted(scenario.name)) knows no device \(quoted(word.text))",
          at: word.position,
          hint: nameSuggestion(for: word.text, among: names)
            ?? "there are \(names.listed), and files that end in \(ProfileFile.ending)"
        )
      }
    }
    return devices
  }
}
