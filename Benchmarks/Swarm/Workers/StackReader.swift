internal import Foundation

/// Reads the stacks of crashed workers, and turns their addresses into places in the source.
enum StackReader {
  /// The addresses in the program of the deepest stack that a crash left behind, innermost first;
  /// none if it left none.
  static func offsets(in folder: WorkFolder) -> [UInt64] {
    let bytes = WorkFolder.bytes(of: folder.stack)
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let base = UInt64(String(decoding: bytes[..<end], as: UTF8.self), radix: 16)
    else { return [] }
    let numbers = stride(from: end + 1, to: bytes.count - 7, by: 8).map { start in
      bytes[start..<(start + 8)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    var deepest: [UInt64] = []
    var rest = numbers[...]
    while let count = rest.popFirst(), count <= rest.count {
      // A call returns to the line behind it.
      let stack = rest.prefix(Int(count)).filter { $0 > base && $0 - base < 1 << 30 }
      if stack.count > deepest.count { deepest = stack.map { $0 - base - 1 } }
      rest = rest.dropFirst(Int(count))
    }
    return deepest
  }

  /// The lines of the project that addresses stand for, such as `LayerField.swift:66`.
  ///
  /// - Parameter offsets: the addresses.
  /// - Returns: The lines, none without a reader of symbols.
  static func places(of offsets: [UInt64]) -> [Place] {
    guard !offsets.isEmpty, let lines = symbols(of: offsets) else { return [] }
    return lines.compactMap(Place.init).filter { !$0.line.hasSuffix(":0") }
  }

  private static let readers = ["/usr/bin/llvm-symbolizer", "/usr/local/bin/llvm-symbolizer"]

  private static func symbols(of offsets: [UInt64]) -> [String]? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = readers + folders.split(separator: ":").map { "\($0)/llvm-symbolizer" }
    guard let reader = found.first(where: FileManager.default.isExecutableFile) else { return nil }
    let words =
      [reader, "--obj=\(ChildProcess.program)", "--functions=none", "--inlines"]
      + offsets.map { "0x" + String($0, radix: 16) }
    let home = FileManager.default.temporaryDirectory.path
    let output = "\(home)/swarm-symbols-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: output) }
    guard ChildProcess(words, output: output, home: home)?.wait(seconds: 60) != nil else {
      return nil
    }
    let text = String(decoding: WorkFolder.bytes(of: output), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }
}

/// A line of the project.
struct Place {
  let module: String
  /// The file and the number of the line, such as `LayerField.swift:66`.
  let line: String

  /// Reads `/path/Sources/Module/Folder/File.swift:12:3`; nil for what is not of the project.
  init?(_ text: String) {
    let parts = text.split(separator: "/")
    guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else {
      return nil
    }
    module = String(parts[sources + 1])
    line = (parts.last ?? "").split(separator: ":").prefix(2).joined(separator: ":")
  }

  /// The file without the number of the line.
  var file: String { String(line.split(separator: ":")[0]) }
  /// Whether it is in what plays a scenario, where a long run can be anywhere.
  var isOfSimulation: Bool {
    ["JankMotion", "JankEngine", "HeadlessUIKit", "JankAnimators"].contains(module)
  }
}
