/// Everything found wrong with one file while it is read, and the way to the files beside it.
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

  private let path: String
  /// Reads a file that this one names, relative to it; nil where there is none.
  let readBeside: (_ path: String) -> [UInt8]?
  private var trail: [Step] = []
  private var reported: [Diagnostic] = []
  private var reportedCount = 0
  /// Whether everything found so far is beyond what the schema says.
  package private(set) var isWellShaped = true
  private var names: [String: [String]] = [:]
  private var references: [Reference] = []

  /// A name that the file used for something it has to describe.
  private struct Reference {
    let name: String
    let kind: String
    let position: SourcePosition
    let trail: [Step]
  }

  /// How many findings are kept: what comes later is counted and cannot be shown.
  private static let keptLimit = 1000

  /// Opens the log of one file, named as its reader knows it.
  package init(path: String, readBeside: @escaping (_ path: String) -> [UInt8]? = { _ in nil }) {
    self.path = path
    self.readBeside = readBeside
  }
}

extension DiagnosticLog {
  /// Whether nothing was found so far.
  package var isEmpty: Bool { reportedCount == 0 }

  /// Reads a part of the current value, so that findings name it.
  package func within<Result>(_ steps: Step..., read: () -> Result) -> Result {
    trail += steps
    defer { trail.removeLast(steps.count) }
    return read()
  }

  /// Adds an error about the part being read.
  package func report(
    _ message: String,
    at position: SourcePosition,
    hint: String? = nil,
    about layer: Layer = .shape
  ) {
    if layer == .shape { isWellShaped = false }
    reportedCount += 1
    guard reported.count < Self.keptLimit else { return }
    let place = trailText
    reported.append(
      Diagnostic(
        path: path,
        position: position,
        message: place.isEmpty ? message : "\(place): \(message)",
        hint: hint
      )
    )
  }

  /// The findings in the order of the file, the first twenty of them, then how many there are more.
  package func findings() -> [Diagnostic] {
    let ordered = reported.enumerated().sorted { first, second in
      guard let left = first.element.position, let right = second.element.position,
        left != right
      else { return first.offset < second.offset }
      return left < right
    }
    var shown = ordered.prefix(Self.shownLimit).map(\.element)
    let more = reportedCount - shown.count
    if more > 0 {
      shown.append(
        Diagnostic(
          .note,
          path: path,
          message: more == 1 ? "1 more error" : "\(more) more errors"
        )
      )
    }
    return shown
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
    self.names[kind, default: []] += names
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
    for reference in references {
      guard let known = names[reference.kind],
        !known.contains(where: { isIdentical($0, reference.name) })
      else { continue }
      let before = trail
      trail = reference.trail
      let expected = "the name of a \(reference.kind), one of \(known.listed)"
      report(
        "expected \(expected), found the text \(quoted(reference.name))",
        at: reference.position,
        hint: nearestName(to: reference.name, among: known).map { "did you mean \(quoted($0))?" },
        about: .meaning
      )
      trail = before
    }
    references = []
  }
}
