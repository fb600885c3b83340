/// A case that went wrong, and how.
struct Failure {
  /// The ways in which a case goes wrong.
  enum Kind: String {
    /// The process ended by a fault.
    case trap
    /// A command worked for too long.
    case hang
    /// A command waited for something that never came.
    case standstill
    /// A command asked for too much memory.
    case memory
    /// A command said what it may not say.
    case output
  }

  let kind: Kind
  /// What happened, in words.
  let what: String
  /// The addresses of the calls that led there, innermost first, as far as they are known.
  var addresses: [UInt64] = []
  /// The command that was at work, as an index into those of the case.
  let command: Int
}

extension Failure {
  /// Whether two failures have one cause, as far as can be told.
  ///
  /// Where a command happens to be when its time or memory ends is chance.
  func isSame(as other: Failure) -> Bool {
    guard kind == other.kind else { return false }
    switch kind {
    case .output: return what == other.what
    case .trap:
      // Those of the handler of the signal, and that of the fault.
      return what == other.what && addresses.prefix(3) == other.addresses.prefix(3)
    case .hang, .standstill, .memory: return command == other.command
    }
  }
}

/// A failure with the case that showed it.
struct FoundFailure {
  let failure: Failure
  /// The lines of the source that its addresses stand for, innermost first.
  let stack: [Place]
  let seed: UInt64
  var one: SwarmCase

  /// The command that failed, as it is typed.
  var commandLine: String {
    let words = one.words(of: one.commands[failure.command])
    let shown = words.map { word in
      let isPlain = word.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "z")).contains(byte) && byte != UInt8(ascii: "`")
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
      }
      return isPlain && !word.isEmpty ? word : word.debugDescription
    }
    return "janklab " + shown.joined(separator: " ")
  }

  /// What failures that have one cause have in common.
  var key: String {
    let name = one.commands[failure.command].prefix(1).joined()
    switch failure.kind {
    case .output: return "\(failure.kind): \(name) \(failure.what)"
    case .trap: return "\(failure.kind) at \(stack.first?.line ?? failure.what)"
    // Where the signal met it is chance, but not what it was doing.
    default:
      let file = stack.first { !$0.isOfSimulation }?.file ?? failure.what
      return "\(failure.kind) in \(name), at \(file)"
    }
  }
}
