internal import JankTrace

/// The results of a block of cases: a line of a result file.
///
///     {"check":"0f…","block":12,"rows":[[816510000,0],[808170000,0],null,[]]}
///
/// A row is null for an excluded case and empty for an invalid one. The check covers everything
/// after it, so a damaged line is found without running the cases again.
package struct BlockRecord: Hashable, Sendable {
  package let block: Int
  package let rows: [SweepRow]

  package init(block: Int, rows: [SweepRow]) {
    self.block = block
    self.rows = rows
  }
}

/// Why a line is no result of a block.
package enum BlockProblem: Error, Equatable {
  case malformed, damaged
}

// MARK: Writing

extension BlockRecord {
  private static let opening = Array("{\"check\":\"".utf8)
  private static let keyBlock = Array("\",\"block\":".utf8)
  private static let keyRows = Array(",\"rows\":[".utf8)
  private static let digitCount = 16

  /// The line, which ends with a line feed.
  package var line: [UInt8] {
    var body = Self.keyBlock + Array("\(block)".utf8) + Self.keyRows
    for (place, row) in rows.enumerated() {
      if place > 0 { body.append(UInt8(ascii: ",")) }
      switch row {
      case .excluded: body += Array("null".utf8)
      case .invalid: body += Array("[]".utf8)
      case .values(let values):
        body.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
          if index > 0 { body.append(UInt8(ascii: ",")) }
          body += Array((value.map { "\($0)" } ?? "null").utf8)
        }
        body.append(UInt8(ascii: "]"))
      }
    }
    body += Array("]}".utf8)
    return Self.opening + Self.check(body[...]) + body + [UInt8(ascii: "\n")]
  }

  /// The first half of the digest of some bytes, as hexadecimal digits.
  private static func check(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var hasher = DigestHasher()
    var (word, count) = (0 as UInt64, 0 as UInt64)
    for byte in bytes {
      word = word << 8 | UInt64(byte)
      count &+= 1
      guard count & 7 == 0 else { continue }
      hasher.combine(word)
      word = 0
    }
    hasher.combine(word)
    hasher.combine(count)
    return Array(hasher.finish().description.utf8.prefix(digitCount))
  }
}

// MARK: Reading

extension BlockRecord {
  /// The block and the check of a line, without its rows.
  ///
  /// - Parameter line: the line without its line feed.
  /// - Returns: The number of the block, and the digits of the check.
  /// - Throws: If the line is no result, or damaged.
  package static func label(
    of line: ArraySlice<UInt8>
  ) throws(BlockProblem) -> (block: Int, check: [UInt8]) {
    let start = line.startIndex + opening.count + digitCount
    guard line.count > opening.count + digitCount + keyBlock.count, line.starts(with: opening),
      line[start...].starts(with: keyBlock)
    else { throw .malformed }
    let stated = Array(line[line.startIndex + opening.count..<start])
    guard check(line[start...]) == stated else { throw .damaged }
    var scanner = RowScanner(line[(start + keyBlock.count)...])
    guard let block = scanner.integer(), block >= 0 else { throw .malformed }
    return (Int(block), stated)
  }

  /// Reads a line.
  ///
  /// - Parameter line: the line without its line feed.
  /// - Throws: If the line is no result, or damaged.
  package init(line: ArraySlice<UInt8>) throws(BlockProblem) {
    block = try Self.label(of: line).block
    let start = line.startIndex + Self.opening.count + Self.digitCount + Self.keyBlock.count
    var scanner = RowScanner(line[start...])
    guard scanner.integer() != nil, scanner.skip(Self.keyRows), let rows = scanner.rows(),
      scanner.skip([UInt8(ascii: "]"), UInt8(ascii: "}")]), scanner.isAtEnd
    else { throw .malformed }
    self.rows = rows
  }
}

/// Reads numbers from a line.
private struct RowScanner {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ bytes: [UInt8]) -> Bool {
    guard rest.starts(with: bytes) else { return false }
    rest = rest.dropFirst(bytes.count)
    return true
  }

  mutating func integer() -> Int64? {
    let isNegative = skip([UInt8(ascii: "-")])
    var (value, count) = (0 as Int64, 0)
    while let byte = rest.first, (0x30...0x39).contains(byte) {
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      let digit = Int64(byte - 0x30)
      let (sum, exceeds) = product.subtractingReportingOverflow(digit)
      guard !overflows, !exceeds else { return nil }
      value = sum
      count += 1
      rest = rest.dropFirst()
    }
    guard count > 0 else { return nil }
    // Counted downwards, where there is one number more.
    return isNegative ? value : value == .min ? nil : -value
  }

  mutating func rows() -> [SweepRow]? {
    var rows: [SweepRow] = []
    while rest.first != UInt8(ascii: "]") {
      if !rows.isEmpty, !skip([UInt8(ascii: ",")]) { return nil }
      if skip(Self.null) {
        rows.append(.excluded)
      } else {
        guard let values = values() else { return nil }
        rows.append(values.isEmpty ? .invalid : .values(values))
      }
      guard !rest.isEmpty else { return nil }
    }
    return rows
  }

  private static let null = Array("null".utf8)

  private mutating func values() -> [Int64?]? {
    guard skip([UInt8(ascii: "[")]) else { return nil }
    var values: [Int64?] = []
    while !skip([UInt8(ascii: "]")]) {
      if !values.isEmpty, !skip([UInt8(ascii: ",")]) { return nil }
      if skip(Self.null) {
        values.append(nil)
      } else {
        guard let value = integer() else { return nil }
        values.append(value)
      }
    }
    return values
  }
}
