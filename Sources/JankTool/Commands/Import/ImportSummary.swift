internal import JankEngine
internal import JankScenarios
internal import JankText

/// What `janklab import` found, and what its scenario does not take.
struct ImportSummary {
  private let result: StoryboardImport.Result
  private let boardCount: Int
  private let mapOption: String
  /// The number of names that a note lists.
  private static let nameLimit = 5

  init(_ result: StoryboardImport.Result, boardCount: Int, mapOption: String) {
    self.result = result
    self.boardCount = boardCount
    self.mapOption = mapOption
  }
}

extension ImportSummary {
  /// The number of screens and segues, and each group of segues that a run does not take.
  var notes: [Diagnostic] {
    [total, unreached, idle, repeated, cut, unmapped, images].compactMap(\.self)
  }

  private var total: Diagnostic {
    let app = result.scenario.app
    let segues = app.screens.reduce(0) { $0 + $1.segues.count }
    let reach =
      segues == 0
      ? "the script only launches the app"
      : "\(result.unreached.count) of the segues cannot be reached"
    return note(
      "imported \(count(app.screens.count, "screen")) and \(count(segues, "segue")) "
        + "of \(count(boardCount, "storyboard")); \(reach)"
    )
  }

  /// The images, whose pixels and format are not in storyboards.
  private var images: Diagnostic? {
    let views = result.scenario.app.screens.flatMap(\.content.views.list)
    let images = Set(views.compactMap(\.image))
    func area(_ image: LayerImage) -> Int { image.width * image.height }
    let largest = images.max { (area($0), $1.name) < (area($1), $0.name) }
    guard let largest, let device = result.scenario.setting.devices.first else { return nil }
    let scale = Decimal.text(Double(device.screenScale), digits: 0)
    let name = quoted(largest.name, limit: 100)
    return note(
      "assumed for \(count(images.count, "image")): the format png, and a width and height of "
        + "\(scale) pixels for each point of the storyboard; the largest is \(name) "
        + "with \(largest.width) x \(largest.height) pixels",
      hint: "if the files of the app differ, change \"pixels\" and \"format\" in the scenario"
    )
  }

  private var unreached: Diagnostic? {
    note(
      on: result.unreached,
      "no way leads from \(quoted(result.scenario.app.root, limit: 100)) to",
      hint: SegueSummary.remedy(for: result.unreached)
    )
  }

  private var idle: Diagnostic? {
    note(
      on: result.idle,
      "no page before them has the action of",
      hint: "if one does, name it: --\(mapOption) ACTION:=SCREEN"
    )
  }

  private var repeated: Diagnostic? {
    note(
      on: result.script.repeated,
      "the script omits segues to a page that is already shown:",
      hint: "run --\(RunOptions.allSegues.name) takes them"
    )
  }

  private var cut: Diagnostic? {
    note(
      on: result.script.cut,
      "a script of all segues would be too long; it omits",
      hint: "run --\(RunOptions.allSegues.name) takes them"
    )
  }

  private var unmapped: Diagnostic? {
    guard !result.unknownClasses.isEmpty else { return nil }
    let options = result.unknownClasses.map { "--\(mapOption) \($0)=EFFECT" }
    return note(
      "transitions of \(result.unknownClasses.joined(separator: ", ")) are code",
      hint: "choose effects: \(options.joined(separator: " "))"
    )
  }

  private func note(on names: [SegueTour.Name], _ words: String, hint: String) -> Diagnostic? {
    guard !names.isEmpty else { return nil }
    return note("\(words) \(nameList(names.map(\.text), limit: Self.nameLimit))", hint: hint)
  }

  private func note(_ message: String, hint: String? = nil) -> Diagnostic {
    Diagnostic(.note, path: result.scenario.name, message: message, hint: hint)
  }

  private func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
