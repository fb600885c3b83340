internal import JankExplore

/// An input and what is done with it.
///
/// Everything about it follows from its kind and its seed, or stands in the files of a failure that
/// was kept: there is no other state that a case depends on.
struct SwarmCase {
  /// A file that the commands name.
  struct File: Equatable {
    let name: String
    var bytes: [UInt8]
  }

  /// The input, and the files that it names.
  var files: [File]
  /// The command lines, without the name of the tool; later ones are left out where an earlier one
  /// rejects the input.
  let commands: [[String]]
  /// The input stands in a command line instead of a file.
  var isText = false
}

extension SwarmCase {
  /// What a command line has in the place of an input that is no file.
  static let placeholder = "\u{1A}"

  /// The words of a command, with the input in its place.
  func words(of command: [String]) -> [String] {
    guard isText, let file = files.first else { return command }
    let text = String(decoding: file.bytes, as: UTF8.self)
    return command.map { word in
      word.split(separator: Self.placeholder, omittingEmptySubsequences: false)
        .joined(separator: text)
    }
  }

  /// How long a command may work, in seconds: one for each run that the input asks for, at most 16.
  func timeLimit(of command: [String]) -> Int {
    let commands = ["run", "check", "explain", "compare"]
    guard let file = files.first, commands.contains(command[0]), command.contains(file.name),
      case .object(let members)? = Tree(file.bytes)
    else { return SystemLimits.seconds }
    let counts = ["devices", "strategies", "outcomes"].map { key in
      max(1, members.first { $0.key == key }?.value.children.count ?? 1)
    }
    return SystemLimits.seconds * min(16, counts.reduce(1) { min(16, $0) * min(16, $1) })
  }

  /// How many bytes the input has.
  var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }
}
