internal import HeadlessUIKit
internal import JankText

extension ScenarioFormat {
  /// The kind of references to processes.
  static let processKind = "process"
  /// The kind of references to what findings are about.
  static let subjectKind = "screen or process"

  /// The keys of a device with several processes.
  static let processes: JSONKey<(widget: Scenario.Widget?, installed: [Scenario.InstalledApp])> =
    .group(
      JSONKey.optional(
        "widget",
        widget,
        """
        The app's Today extension, which shows the time left of the app's timer. It runs in a \
        process of its own.
        """
      ),
      JSONKey.optional(
        "processes",
        JSONShape.entries(of: installed, count: 1...20, names: appName),
        """
        Other apps on the device, by name, with their starts and memory; the entry "app" is about \
        the app of the screens.
        """
      )
    ) { widget, entries in
      let apps = (entries ?? []).map { entry in
        var app = entry.value
        app.name = entry.key
        return app
      }
      return (widget, apps)
    } parts: { both in
      let entries = both.installed.map { JSONEntry($0.name, $0) }
      return (both.widget, entries.isEmpty ? nil : entries)
    }

  /// The name of an app, which must not be taken for something else of the device.
  private static let appName: JSONShape<String> = {
    let text = JSONShape<String>.text(length: 1...100)
    return JSONShape(text.expectation, schema: text.schema, write: text.write) { value, log in
      guard let name = text.read(value, log) else { return nil }
      guard let hint = hint(aboutName: name) else { return name }
      log.report(
        "an app cannot be named \(quoted(name))",
        at: value.position,
        hint: hint,
        about: .meaning
      )
      return nil
    }
  }()

  private static func hint(aboutName name: String) -> String? {
    guard name != Scenario.appProcess else { return nil }
    return switch name.lowercased() {
    case Scenario.appProcess: #"write "app" for the app of the screens, or choose another name"#
    case Scenario.widgetProcess, Scenario.homeScreen, "system":
      "the device has something else of that name"
    default: nil
    }
  }

  private static let widget: JSONShape<Scenario.Widget> =
    .object(
      "a widget",
      JSONKey.optional(
        "layers",
        .integer(in: 0...1_000),
        or: .integer(0),
        "How many layers the widget has besides its text."
      ),
      launch("150 ms"),
      JSONKey.optional(
        "viewWillAppear",
        .interval(in: 0...100_000_000_000),
        or: .text("0 ms"),
        "How long the widget is busy each time before its content is shown."
      ),
      memory("4 MB"),
      JSONKey.optional(
        "memoryLimit",
        .memory,
        or: .text("16 MB"),
        "The memory above which the system ends the widget."
      ),
      JSONKey.optional(
        "mistakes",
        .distinct(.name(of: "a mistake", among: Scenario.WidgetMistake.allCases), by: \.rawValue),
        "What the app and the widget do wrong with each other."
      )
    ) { layers, launch, appearing, memory, limit, mistakes in
      var widget = Scenario.Widget()
      widget.layerCount = Int(layers)
      widget.launchTime = launch
      widget.appearing = appearing
      widget.memory = memory
      widget.memoryLimit = limit
      widget.mistakes = mistakes ?? []
      return widget
    } parts: {
      (
        Int64($0.layerCount), $0.launchTime, $0.appearing, $0.memory, $0.memoryLimit,
        $0.mistakes.isEmpty ? nil : $0.mistakes
      )
    }

  private static let installed: JSONShape<Scenario.InstalledApp> =
    .object("an installed app", launch("400 ms"), memory("20 MB")) {
      Scenario.InstalledApp("", launchTime: $0, memory: $1)
    } parts: {
      ($0.launchTime, $0.memory)
    }

  private static func launch(_ standard: String) -> JSONKey<Interval> {
    .optional(
      "launch",
      .interval(in: 0...100_000_000_000),
      or: .text(standard),
      "How long its main thread is busy from the start of the process to its first code."
    )
  }

  private static func memory(_ standard: String) -> JSONKey<Int> {
    .optional("memory", .memory, or: .text(standard), "The memory that it uses from its start.")
  }
}

extension JSONShape<Int> {
  /// An amount of memory with its unit, in bytes.
  static let memory: Self = {
    let expectation = #"an amount of memory such as "12 MB""#
    let schema = JSONSchema.text(length: 4...10, pattern: "^[0-9]{1,5} ?(?:kB|MB)$")
    return JSONShape(expectation, schema: schema) { bytes in
      if bytes % 1_000_000 == 0, bytes < 100_000_000_000 { return .text("\(bytes / 1_000_000) MB") }
      return bytes % 1_000 == 0 && bytes < 100_000_000 ? .text("\(bytes / 1_000) kB") : nil
    } read: { value, log in
      if let text = value.text, let bytes = bytes(in: text) { return bytes }
      log.reportMismatch(value, expected: expectation, hint: "the units are kB and MB")
      return nil
    }
  }()

  private static func bytes(in text: String) -> Int? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard (1...5).contains(digits.count), let number = Int(digits) else { return nil }
    switch text.dropFirst(digits.count) {
    case "kB", " kB": return number * 1_000
    case "MB", " MB": return number * 1_000_000
    default: return nil
    }
  }
}
