package import JankText

/// Reads storyboard files of iOS apps.
///
///     let board = try StoryboardReader.read(bytes, path: "Main.storyboard", for: size)
///
/// Everything in a file is read once, as stored. What depends on size classes is decided for the
/// screen that the app will run on. Elements that the reader does not know are skipped.
package struct StoryboardReader {
  let path: String
  let classes: SizeClasses
  var warnings: [Diagnostic] = []
  private var identifiers: Set<String> = []
  private var hiddenWarningCount = 0
  /// The segues of the current scene.
  var segues: [StoryboardSegue] = []

  /// The largest file size in bytes, ten times the largest public storyboard.
  package static let byteLimit = 8 << 20
  private static let elementLimit = 500_000
  private static let warningLimit = 100
  /// The version of the tools of Xcode 11.
  private static let firstWithSheets = 15_400.0

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - path: the name of the file in diagnostics, which ends with the storyboard's name.
  ///   - screen: the size of the screen whose size classes apply; nil for that of the canvas.
  /// - Returns: The storyboard, with warnings about what cannot be used.
  /// - Throws: If the file is not XML or not a storyboard of an iOS app, with the position.
  package static func read(
    _ bytes: [UInt8],
    path: String,
    for screen: StoryboardSize? = nil
  ) throws(FileError) -> Storyboard {
    guard bytes.count <= byteLimit else {
      throw FileError(
        path,
        "the file has \(bytes.count) bytes, more than the limit of \(byteLimit)",
        hint: "split it: Xcode has Editor > Refactor to Storyboard"
      )
    }
    let text = TextFile(bytes, path: path)
    try expectElement(in: text)
    let root = try XMLParser.parse(text, limit: elementLimit)
    let canvas = try Self.canvas(of: root, path: path)
    var reader = Self(path: path, classes: SizeClasses(of: screen ?? canvas.size))
    return reader.storyboard(root, canvas)
  }

  private init(path: String, classes: SizeClasses) {
    self.path = path
    self.classes = classes
  }
}

// MARK: The document

extension StoryboardReader {
  private static let whereToFind = "is this the file that Xcode shows as Main.storyboard?"

  /// Checks that a file can be XML, which begins with an element.
  private static func expectElement(in text: TextFile) throws(FileError) {
    let first = text.bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard first != UInt8(ascii: "<") else { return }
    let kinds: [UInt8?: String] = [nil: "an empty file", UInt8(ascii: "{"): "JSON"]
    throw FileError(
      text.path,
      line: 1,
      "expected the XML of a storyboard, found \(kinds[first] ?? "other text")",
      hint: whereToFind
    )
  }

  private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

  /// Returns the canvas of a document that is a storyboard of an iOS app.
  private static func canvas(
    of root: XMLElement,
    path: String
  ) throws(FileError) -> StoryboardCanvas {
    func failure(_ message: String, _ hint: String) -> FileError {
      FileError(
        path,
        line: root.position.line,
        column: root.position.column,
        message,
        hint: hint
      )
    }
    guard root.name == "document" else {
      throw failure(
        "expected the element document of a storyboard, found \(printable(root.name))",
        whereToFind
      )
    }
    guard let runtime = root["targetRuntime"] else {
      throw failure(
        "the attribute targetRuntime of document is missing",
        "expected targetRuntime=\"iOS.CocoaTouch\""
      )
    }
    guard runtime == "iOS.CocoaTouch" || runtime == "iOS.CocoaTouch.iPad" else {
      throw failure(
        "expected a storyboard for iOS.CocoaTouch, found one for \(printable(runtime))",
        "only storyboards of iOS apps can be imported"
      )
    }
    guard root["type"] == type else {
      throw failure(
        "expected a storyboard, found \(printable(root["type"] ?? "no type"))",
        "a single view in a xib file has no screens"
      )
    }
    let device = root.children("device").first
    let isLandscape = device?["orientation"] == "landscape"
    let size = device?["id"].flatMap { StoryboardCanvas.size(of: $0, isLandscape: isLandscape) }
    let isPad = runtime.hasSuffix("iPad")
    return StoryboardCanvas(
      device: device?["id"],
      size: size
        ?? (isPad
          ? StoryboardSize(768, 1024)
          : .init(usesSizeClasses: root["useTraitCollections"] == "YES"))
    )
  }

  private mutating func storyboard(_ root: XMLElement, _ canvas: StoryboardCanvas) -> Storyboard {
    var board = Storyboard(path: path, name: Self.name(of: path), canvas: canvas)
    board.initialController = root["initialViewController"]
    board.hasSheets = (number(root["toolsVersion"]?.leadingNumber) ?? 0) >= Self.firstWithSheets
    board.scenes = root.children("scenes").flatMap { $0.children("scene") }.map { scene($0) }
    if canvas.device == nil, let size = Self.usualSize(of: board.controllers) {
      board.canvas.size = size
    }
    for image in root.children("resources").flatMap({ $0.children("image") }) {
      guard let name = image["name"], let width = number(image["width"]),
        let height = number(image["height"]), width >= 0, height >= 0
      else { continue }
      board.imageSizes[name] = StoryboardSize(width, height)
    }
    checkLinks(board, root)
    if hiddenWarningCount > 0 {
      warnings.append(.more(hiddenWarningCount, "warning", path: path))
    }
    board.warnings = warnings
    return board
  }

  /// The width that most root views have, the first of equally frequent ones, and their largest
  /// height; nil if none is as wide as a phone.
  private static func usualSize(of controllers: [StoryboardController]) -> StoryboardSize? {
    let sizes = controllers.compactMap(\.view?.frame?.size).filter { $0.width >= 320 }
    let counts = Dictionary(grouping: sizes, by: \.width).mapValues(\.count)
    guard let most = counts.values.max(),
      let usual = sizes.first(where: { counts[$0.width] == most })
    else { return nil }
    let height = sizes.filter { $0.width == usual.width }.map(\.height).max() ?? usual.height
    return StoryboardSize(usual.width, height)
  }

  /// Warns about links that lead nowhere.
  private mutating func checkLinks(_ board: Storyboard, _ root: XMLElement) {
    let controllers = Set(board.controllers.map(\.id))
    if let initial = board.initialController, !controllers.contains(initial) {
      warn("the initial view controller \(quoted(initial)) is not in the file", at: root.position)
    }
    for scene in board.scenes {
      for segue in scene.controller?.segues ?? [] {
        let isKnown =
          segue.kind == .unwind
          ? scene.exits.contains(segue.destination) : controllers.contains(segue.destination)
        if !isKnown {
          warn("the segue leads to \(quoted(segue.destination)), which is not in the file", segue)
        }
      }
    }
  }

  private mutating func warn(_ message: String, _ segue: StoryboardSegue) {
    warn(message, at: segue.position)
  }

  /// Returns the name of a storyboard: that of its file without folders and ending.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".storyboard") ? String(file.dropLast(11)) : file
  }

  mutating func warn(_ message: String, at position: SourcePosition) {
    guard warnings.count < Self.warningLimit else {
      hiddenWarningCount += 1
      return
    }
    warnings.append(Diagnostic(.warning, path: path, position: position, message: message))
  }

  /// Returns the identifier of an element, and warns if another one has it.
  mutating func identifier(of element: XMLElement) -> String {
    guard let id = element["id"] else { return "\(element.position)" }
    if !identifiers.insert(id).inserted {
      warn("the identifier \(quoted(id)) is used twice; the first one counts", at: element.position)
    }
    return id
  }

  /// Returns a number of a size that screens can have, or nil for any other text.
  func number(_ text: String?) -> Double? {
    guard let value = text.flatMap(Double.init), value.magnitude <= 1_000_000 else { return nil }
    return value
  }
}

extension String {
  /// The digits at the start, as of `16097.3`.
  fileprivate var leadingNumber: String { String(prefix { $0.isASCII && $0.isNumber }) }
}

extension StoryboardSize {
  fileprivate init(usesSizeClasses: Bool) {
    self = StoryboardCanvas.standardSize(usesSizeClasses: usesSizeClasses)
  }
}
