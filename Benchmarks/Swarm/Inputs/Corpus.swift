internal import Foundation
internal import JankExplore

/// The inputs that others are made from: scenarios of the project, fixtures of its tests, texts in
/// them, and what the tool itself writes.
struct Corpus {
  /// An input, and the same as a tree if it is JSON.
  struct Seed {
    let bytes: [UInt8]
    let tree: Tree?
  }

  private(set) var seeds: [InputKind: [Seed]] = [:]
  /// What stands behind each key somewhere.
  private(set) var values: [InputKind: [String: [Tree]]] = [:]
  /// The most bytes of a seed; longer ones are cut, because most faults need few.
  private static let byteLimit = 12_000

  /// Reads the files of the project, and those that the tool wrote beside the inputs.
  ///
  /// - Parameters:
  ///   - root: the folder of the project.
  ///   - shared: the folder with the results that were made from it.
  init(root: String, shared: String) {
    for file in Self.files(in: "\(root)/Scenarios") {
      if file.hasSuffix(".scenario.json") { add(file, as: .scenario) }
      if file.hasSuffix(".profile.json") { add(file, as: .profile) }
      if file.contains("/gestures/"), file.hasSuffix(".json") { add(file, as: .gesture) }
    }
    for file in Self.files(in: "\(root)/Tests") {
      if file.contains("ImportsTests/Gestures/"), !file.contains("LICENSE") {
        add(file, as: .gesture)
      }
      if file.contains("Vectors/gestures/"), file.hasSuffix(".json") { add(file, as: .gesture) }
      if file.hasSuffix(".storyboard") { add(file, as: .storyboard) }
      if file.contains("LottieTests/Files/"), file.hasSuffix(".json") { add(file, as: .lottie) }
      if file.contains("/Recordings/"), !file.contains("LICENSE") { add(file, as: .recording) }
      if file.contains("/frame-costs/"), file.hasSuffix(".txt") { add(file, as: .frameCosts) }
      if file.hasSuffix(".swift") { addTexts(of: file) }
    }
    for name in Self.written(in: shared) {
      let isBaseline = name.hasSuffix("baseline.json")
      add("\(shared)/\(name)", as: isBaseline ? .baseline : .result)
      if isBaseline { add("\(shared)/\(name)", as: .result) }
    }
    addBuiltIn()
    for (kind, seeds) in seeds {
      for tree in seeds.compactMap(\.tree) { collect(tree, as: kind) }
    }
  }

  private mutating func collect(_ tree: Tree, as kind: InputKind) {
    if case .object(let members) = tree {
      for member in members {
        let known = values[kind]?[member.key] ?? []
        guard known.count < 40, !known.contains(member.value) else { continue }
        values[kind, default: [:]][member.key, default: []].append(member.value)
      }
    }
    for child in tree.children { collect(child, as: kind) }
  }

  private mutating func add(_ file: String, as kind: InputKind) {
    guard let data = FileManager.default.contents(atPath: file) else { return }
    add(Array(data), as: kind)
  }

  mutating func add(_ bytes: [UInt8], as kind: InputKind) {
    guard !bytes.isEmpty else { return }
    var bytes = bytes
    var tree = Tree(bytes)
    if bytes.count > Self.byteLimit {
      if let whole = tree {
        tree = whole.cut(to: 12)
        bytes = Array(tree?.text.utf8 ?? "".utf8)
      } else {
        bytes = Self.head(of: bytes)
      }
    }
    seeds[kind, default: []].append(Seed(bytes: bytes, tree: tree))
  }

  /// The first lines of a text.
  private static func head(of bytes: [UInt8]) -> [UInt8] {
    let head = bytes.prefix(byteLimit)
    return Array(head[..<(head.lastIndex(of: UInt8(ascii: "\n")) ?? head.endIndex)])
  }
}

extension Corpus {
  /// The inputs with their kinds, in a fixed order.
  var numbered: [(kind: InputKind, seed: Seed)] {
    InputKind.allCases.flatMap { kind in (seeds[kind] ?? []).map { (kind, $0) } }
  }

  /// The file with the numbers of the inputs that the tool accepts.
  static let acceptedFile = "accepted"
}

// MARK: Files

extension Corpus {
  /// What the commands use besides the input.
  static let smallScenario = "small.scenario.json"
  static let smallResult = "small.result.json"
  static let smallRecording = "small.txt"

  /// The commands that write results to make inputs from, and the files that they go to.
  static let writers: [(command: [String], file: String)] = [
    (["run", smallScenario, "--format", "json"], smallResult),
    (["check", smallScenario, "--format", "json"], "check.json"),
    (["compare", smallScenario, "--format", "json"], "compare.json"),
    (["score", smallRecording, "--format", "json"], "score.json"),
    (["baseline", "record", smallScenario, "--baseline", "-"], "small.baseline.json"),
  ]

  /// Writes what the commands use besides the input.
  static func writeSmallFiles(in folder: String) {
    let recording = (0..<40).map { $0 % 9 == 0 ? "33.4\n" : "16.7\n" }.joined()
    write(recording, to: "\(folder)/\(smallRecording)")
    let scenario = """
      {"name":"small","devices":["phone-60"],"screens":{"Main":{"layers":3},"Page":{"layers":2,
      "presentation":{"bounce":{"duration":"150 ms"}}}},"root":"Main","script":[{"at":"20 ms",
      "present":"Page"},{"at":"50 ms","stall":"work","for":"60 ms"}],"strategies":
      ["core-animation"],"thresholds":{"frame-time: max <= 1 s":"error"}}
      """
    write(scenario, to: "\(folder)/\(smallScenario)")
  }

  private static func write(_ text: String, to path: String) {
    WorkFolder.write(Array(text.utf8), to: path)
  }

  private static func written(in folder: String) -> [String] { writers.map(\.file) }

  /// All files below a folder in a fixed order; no folders of builds.
  static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      guard !name.hasPrefix("."), name != "json-suite" else { return [] }
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        return []
      }
      return isFolder.boolValue ? files(in: path) : [path]
    }
  }
}
