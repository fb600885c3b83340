/// Everything found wrong with one file while it is read.
///
/// Reading goes on after a finding, so that one run shows them all. The log knows which part of
/// the file is being read and opens each message with it:
///
///     let log = DiagnosticLog(path: "bounce.scenario.json")
///     log.within(.key("device")) {
///       log.report("expected an object, found null", at: position)
///     }
///     log.findings()  // bounce.scenario.json:3:13: error: device: expected an object, …
package final class DiagnosticLog {
  /// A step from a value of the file into one of its parts.
  package enum Step {
    case key(String)
    case index(Int)
  }

  /// What a finding is about.
  package enum Layer: Equatable {
    /// What the published schema says too.
    case shape
    /// What no schema can say: names that must exist, other files, things that go together.
    case meaning
  }

  /// How many findings are shown before the rest are only counted.
  package static let shownLimit = 20

  /// The file, as its reader knows it.
  package let path: String
  /// The file itself, from which findings quote; empty where it is not at hand.
  private let source: [UInt8]
  /// The schema of the whole file, by which a misplaced key is told from an unknown one.
  package var schema: JSONSchema?
  /// Keys that people take for each other, in groups.
  package var synonyms: [[String]] = []
  /// How much work reading was so far.
  package let work = WorkCount()
  private var trail: [Step] = []
  /// The earliest findings, at least as many as are shown, in no order.
  private var kept: [Diagnostic] = []
  /// The place from which on findings are only counted, once enough are kept.
  private var bound: SourcePosition?
  private var reportedCount = 0
  /// Whether everything found so far is beyond what the schema says.
  package private(set) var isWellShaped = true
  private var names: [String: KnownNames] = [:]
  private var references: [Reference] = []
  /// What the readers of this file share besides findings; each kind of file has its own type.
  package var context: AnyObject?

  /// The names of the things of one kind that a file describes.
  private struct KnownNames {
    var list: [String] = []
    var set: Set<JSONName> = []
  }

  /// A name that the file used for something it has to describe.
  private struct Reference {
    let name: String
    let kind: String
    let position: SourcePosition
    let trail: [Step]
  }

  /// Opens the log of one file.
  ///
  /// - Parameters:
  ///   - path: the file, as its reader knows it.
  ///   - source: the file itself, from which findings quote.
  package init(path: String, source: [UInt8] = []) {
    self.path = path
    self.source = source
  }
}

extension DiagnosticLog {
  /// Whether nothing was found so far.
  package var isEmpty: Bool { reportedCount == 0 }

  /// Reads a part of the current value, so that findings name it.
  package func within<Result>(_ steps: Step..., read: () -> Result) -> Result {
    work.add()
    trail += steps
    defer { trail.removeLast(steps.count) }
    return read()
  }

  /// Adds an error about the part being read.
  ///
  /// The texts are made only if they may be shown, so that a search for the nearest name costs
  /// nothing for the thousandth finding.
  package func report(
    _ message: @autoclosure () -> String,
    at position: SourcePosition,
    hint: @autoclosure () -> String? = nil,
    about layer: Layer = .shape
  ) {
    report(at: position, about: layer) { (message(), hint()) }
  }

  /// Adds an error about the part being read, whose message and hint are made together.
  package func report(
    at position: SourcePosition,
    about layer: Layer = .shape,
    _ texts: () -> (message: String, hint: String?)
  ) {
    if layer == .shape { isWellShaped = false }
    reportedCount += 1
    guard shows(position) else { return }
    let place = trailText
    let (message, hint) = texts()
    kept.append(
      Diagnostic(
        path: path,
        position: position,
        message: place.isEmpty ? message : "\(place): \(message)",
        hint: hint
      )
    )
    guard kept.count == 2 * Self.shownLimit else { return }
    kept = Array(inOrder.prefix(Self.shownLimit))
    bound = kept.last?.position
  }

  /// Whether a finding at a place may be among those that are shown, as far as is known now.
  package func shows(_ position: SourcePosition) -> Bool { bound.map { position < $0 } ?? true }

  /// The nearest of some names, or nil if none is near.
  package func nearest(to text: String, among names: some Collection<String>) -> String? {
    work.add(names.count)
    return nearestName(to: text, among: names)
  }

  /// The one of some keys that people take for another, or nil if none is.
  func synonym(of key: String, among keys: [String]) -> String? {
    let groups = synonyms.filter { $0.contains { isIdentical($0, key) } }
    return keys.first { known in groups.contains { $0.contains { isIdentical($0, known) } } }
  }

  /// The findings in the order of the file, the first twenty of them, then how many there are more.
  package func findings() -> [Diagnostic] {
    var shown = Array(inOrder.prefix(Self.shownLimit))
    let more = reportedCount - shown.count
    if more > 0 { shown.append(.more(more, "error", path: path)) }
    return shown.quoting(source)
  }

  /// The findings that are kept in the order of the file, those at one place as they were made.
  private var inOrder: [Diagnostic] {
    let ordered = kept.enumerated().sorted { first, second in
      guard let left = first.element.position, let right = second.element.position,
        left != right
      else { return first.offset < second.offset }
      return left < right
    }
    return ordered.map(\.element)
  }

  /// The way from the top of the file to the part being read, for example `script[2].over`.
  private var trailText: String {
    var text = ""
    for step in trail {
      switch step {
      case .key(let key) where text.isEmpty: text += printable(key)
      case .key(let key): text += ".\(printable(key))"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}

// MARK: Names

extension DiagnosticLog {
  /// Takes down names that other places of the file may use for something of a kind.
  package func declare(_ names: [String], as kind: String) {
    work.add(names.count)
    self.names[kind, default: KnownNames()].list += names
    self.names[kind, default: KnownNames()].set.formUnion(names.lazy.map(JSONName.init))
  }

  /// Takes down that a place of the file uses a name for something of a kind.
  package func refer(to name: String, as kind: String, at position: SourcePosition) {
    references.append(Reference(name: name, kind: kind, position: position, trail: trail))
  }

  /// Forgets the uses of names of a kind, where somebody else has looked at them.
  package func forgetReferences(to kind: String) {
    references.removeAll { $0.kind == kind }
  }

  /// Reports every name that stands for nothing, with the nearest that does.
  ///
  /// Of a kind of which nothing could be read there is nothing to say.
  package func resolveNames() {
    work.add(references.count)
    for reference in references {
      guard let known = names[reference.kind], !known.set.contains(JSONName(reference.name)) else {
        continue
      }
      let before = trail
      trail = reference.trail
      report(
        "expected the name of a \(reference.kind), one of \(known.list.listed), found the text "
          + quoted(reference.name),
        at: reference.position,
        hint: nearest(to: reference.name, among: known.list).map { "did you mean \(quoted($0))?" }
          ?? "use one of these, or add a \(reference.kind) named \(quoted(reference.name))",
        about: .meaning
      )
      trail = before
    }
    references = []
  }
}
