/// The diagnostics about one file, collected while it is read.
///
/// Reading continues after an error, so that one run shows all errors. The log knows which part of
/// the file is being read and begins each message with it:
///
///     let log = DiagnosticLog(path: "bounce.scenario.json")
///     log.within(.key("device")) {
///       log.report("expected an object, found null", at: position)
///     }
///     log.findings()  // bounce.scenario.json:3:13: error: device: expected an object, …
package final class DiagnosticLog {
  /// A step from a value of the file to a value inside it.
  package enum Step {
    case key(String)
    case index(Int)
  }

  /// The kind of a diagnostic.
  package enum Layer: Equatable {
    /// An error that the published schema also finds.
    case shape
    /// An error that no schema can find: unknown names, other files, contradictions.
    case meaning
  }

  /// The number of diagnostics that are shown; the rest are only counted.
  package static let shownLimit = 20

  /// The file, as its reader knows it.
  package let path: String
  /// The contents of the file, which diagnostics quote; empty if not at hand.
  private let source: [UInt8]
  /// The schema of the whole file, which distinguishes misplaced keys from unknown ones.
  package var schema: JSONSchema?
  /// Groups of keys and names that people confuse.
  package var synonyms: [[String]] = []
  /// Keys that only other tools understand, with the message and the hint for them.
  package var foreignKeys: [String: (message: String, hint: String)] = [:]
  /// The amount of work done by reading so far.
  package let work = WorkCount()
  private var trail: [Step] = []
  /// The earliest diagnostics, at least as many as are shown, unordered.
  private var kept: [Diagnostic] = []
  /// The position from which diagnostics are only counted, once enough are kept.
  private var bound: SourcePosition?
  private var reportedCount = 0
  /// Whether all errors so far are beyond what the schema finds.
  package private(set) var isWellShaped = true
  private var names: [String: KnownNames] = [:]
  private var references: [Reference] = []
  /// What the readers of this file share besides diagnostics; each kind of file has its own type.
  package var context: AnyObject?

  /// The names of one kind of things that a file describes.
  private struct KnownNames {
    var list: [String] = []
    var set: Set<JSONName> = []
    /// The positions of the names that only one thing may have.
    var places: [JSONName: SourcePosition] = [:]
  }

  /// A name in the file that refers to something the file must describe.
  private struct Reference {
    let name: String
    let kind: String
    let position: SourcePosition
    let trail: [Step]
  }

  /// Creates the log of a file, whose contents diagnostics quote.
  package init(path: String, source: [UInt8] = []) {
    self.path = path
    self.source = source
  }
}

extension DiagnosticLog {
  /// Whether nothing was reported so far.
  package var isEmpty: Bool { reportedCount == 0 }

  /// Reads a part of the current value, so that diagnostics name the part.
  package func within<Result>(_ steps: Step..., read: () -> Result) -> Result {
    work.add()
    trail += steps
    defer { trail.removeLast(steps.count) }
    return read()
  }

  /// Adds an error about the part being read.
  ///
  /// The texts are created only if they may be shown, so a search for the nearest name costs
  /// nothing for the thousandth error.
  package func report(
    _ message: @autoclosure () -> String,
    at position: SourcePosition,
    hint: @autoclosure () -> String? = nil,
    about layer: Layer = .shape
  ) {
    report(at: position, about: layer) { (message(), hint()) }
  }

  /// Adds an error about the part being read, whose message and hint are created together.
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

  /// Returns whether an error at a position may be among those that are shown, as known so far.
  package func shows(_ position: SourcePosition) -> Bool { bound.map { position < $0 } ?? true }

  /// Returns the nearest of some names, or nil if none is near.
  package func nearest(to text: String, among names: some Collection<String>) -> String? {
    work.add(names.count)
    return nearestName(to: text, among: names)
  }

  /// Returns the key or name that people confuse with another, or nil if there is none.
  func synonym(of key: String, among keys: [String]) -> String? {
    let groups = synonyms.filter { $0.contains { isIdentical($0, key) } }
    return keys.first { known in groups.contains { $0.contains { isIdentical($0, known) } } }
  }

  /// Returns the first twenty diagnostics in the order of the file, and how many more there are.
  package func findings() -> [Diagnostic] {
    var shown = Array(inOrder.prefix(Self.shownLimit))
    let more = reportedCount - shown.count
    if more > 0 { shown.append(.more(more, "error", path: path)) }
    return shown.quoting(source)
  }

  /// The kept diagnostics in the order of the file; at one position, in the order of reporting.
  private var inOrder: [Diagnostic] {
    let ordered = kept.enumerated().sorted { first, second in
      guard let left = first.element.position, let right = second.element.position,
        left != right
      else { return first.offset < second.offset }
      return left < right
    }
    return ordered.map(\.element)
  }

  /// The path from the top of the file to the part being read, for example `script[2].over`; a key
  /// that contains a point or a colon, such as a rule, is quoted.
  private var trailText: String {
    var text = ""
    for step in trail {
      switch step {
      case .key(let key):
        let isPlain = !key.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
        text += (text.isEmpty ? "" : ".") + (isPlain ? printable(key) : quoted(key))
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}

// MARK: Names

extension DiagnosticLog {
  /// Records names to which other parts of the file may refer as things of a kind.
  package func declare(_ names: [String], as kind: String) {
    work.add(names.count)
    for name in names
    where self.names[kind, default: KnownNames()].set.insert(JSONName(name)).inserted {
      self.names[kind, default: KnownNames()].list.append(name)
    }
  }

  /// Records a name that only one thing of a kind may have, and reports a duplicate with both
  /// positions.
  package func declareOnce(_ name: String, as kind: String, at position: SourcePosition) {
    declare([name], as: kind)
    let place = names[kind, default: KnownNames()].places[JSONName(name)]
    guard let place, place != position else {
      names[kind, default: KnownNames()].places[JSONName(name)] = position
      return
    }
    report(
      "\(quoted(name)) is also the name of the \(kind) at \(place)",
      at: position,
      hint: "give each \(kind) its own name",
      about: .meaning
    )
  }

  /// Records that the file refers to a thing of a kind by its name.
  package func refer(to name: String, as kind: String, at position: SourcePosition) {
    references.append(Reference(name: name, kind: kind, position: position, trail: trail))
  }

  /// Forgets the references to things of a kind, if they are checked elsewhere, and returns their
  /// names and positions.
  package func takeReferences(to kind: String) -> [(name: String, position: SourcePosition)] {
    let taken = references.filter { $0.kind == kind }.map { (name: $0.name, position: $0.position) }
    references.removeAll { $0.kind == kind }
    return taken
  }

  /// Reports every reference to an unknown name, with the nearest known one.
  ///
  /// It reports nothing for a kind of which no names could be read.
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
