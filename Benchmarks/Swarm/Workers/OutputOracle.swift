/// What no output may hold, because a terminal or a build server would act on it.
///
/// All of it can only come from a file: nothing of the tool's own needs it.
enum OutputOracle {
  /// What is wrong with the output of a command, or nil.
  ///
  /// - Parameters:
  ///   - bytes: what it wrote to one of its streams.
  ///   - isForBuildServer: whether the output is made of commands.
  /// - Returns: The first thing that is wrong.
  static func complaint(about bytes: [UInt8], isForBuildServer: Bool) -> String? {
    if let character = forbidden(in: bytes) { return "writes \(character)" }
    guard !isForBuildServer else { return nil }
    return command(in: bytes).map { "writes a command of a build server, \($0)" }
  }

  private static func forbidden(in bytes: [UInt8]) -> String? {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x09, 0x0A, 0x20...0x7E: break
      case 0x0D where index + 1 < bytes.count && bytes[index + 1] == 0x0A: break
      case 0x00..<0x20, 0x7F: return "the control character \(name(UInt32(byte)))"
      case 0xC2, 0xD8, 0xE2, 0xEF:
        if let scalar = scalar(at: index, in: bytes), isForbidden(scalar) {
          return "the character \(name(scalar))"
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func scalar(at index: Int, in bytes: [UInt8]) -> UInt32? {
    let count = bytes[index] >= 0xE0 ? 3 : 2
    guard index + count <= bytes.count else { return nil }
    let first = UInt32(bytes[index] & (count == 3 ? 0x0F : 0x1F))
    return bytes[(index + 1)..<(index + count)].reduce(first) { $0 << 6 | UInt32($1 & 0x3F) }
  }

  /// C1 controls, marks of direction, and separators of lines and paragraphs.
  private static func isForbidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func name(_ scalar: UInt32) -> String {
    "U+" + String(scalar, radix: 16, uppercase: true)
  }

  /// A line that GitHub's runner would obey: `::name` after blanks, or `##[name` anywhere.
  private static func command(in bytes: [UInt8]) -> String? {
    for line in bytes.split(separator: 0x0A) {
      let start = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      if start.starts(with: [0x3A, 0x3A]), start.dropFirst(2).first != 0x3A { return "::" }
    }
    let mark: [UInt8] = [0x23, 0x23, 0x5B]
    var rest = bytes[...]
    while let hash = rest.firstIndex(of: 0x23) {
      if rest[hash...].starts(with: mark) { return "##[" }
      rest = rest[(hash + 1)...]
    }
    return nil
  }
}
