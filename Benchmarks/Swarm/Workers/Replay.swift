internal import Foundation
internal import JankExplore

/// Plays single cases again, each in a worker of its own.
struct Replay {
  let folder: WorkFolder

  /// The failure of a case, or nil if nothing goes wrong.
  func failure(of one: SwarmCase) -> Failure? {
    let tree = Tree.object([
      ("isText", one.isText ? true : false),
      ("files", .array(one.files.map { .text($0.name) })),
      ("commands", .array(one.commands.map { .array($0.map(Tree.text)) })),
    ])
    folder.write(one.files + [SwarmCase.File(name: ".case", bytes: Array(tree.text.utf8))])
    guard var batch = Batch(["--replay", folder.path], playing: 0..<1, in: folder) else {
      return nil
    }
    while true {
      if let result = batch.result() {
        folder.remove(one.files)
        return result.failures.first?.failure
      }
      SystemLimits.pause(microseconds: 500)
    }
  }

  /// Reads the case that a replay is about.
  static func read(from folder: WorkFolder) -> SwarmCase? {
    guard case .object(let members)? = Tree(WorkFolder.bytes(of: folder.replay)),
      members.count == 3, case .array(let names) = members[1].value,
      case .array(let commands) = members[2].value
    else { return nil }
    let files = names.map(\.content).map { name in
      SwarmCase.File(name: name, bytes: WorkFolder.bytes(of: "\(folder.path)/\(name)"))
    }
    return SwarmCase(
      files: files,
      commands: commands.map { $0.children.map(\.content) },
      isText: members[0].value == true
    )
  }
}

extension Tree {
  /// The text that it is, empty if it is none.
  fileprivate var content: String {
    guard case .text(let text) = self else { return "" }
    return text
  }
}
