internal import JankText
internal import JankTrace

/// The digest of the parts of a scenario that affect its runs.
///
/// White space, the order of keys, thresholds and the list of devices do not count: a new threshold
/// or another device keeps the baseline of the old runs valid. Nor does how a value is written:
/// `1 s` is `1000 ms`, and 1.0 is 1.
package enum ContentHash {
  private static let ignored: Set<String> = [
    "$schema", "name", "about", "tags", "devices", "strategies", "outcomes", "thresholds",
  ]

  /// Computes the digest.
  ///
  /// - Parameters:
  ///   - value: a valid scenario file.
  ///   - recordings: the files it names, in reading order.
  /// - Returns: 32 hexadecimal digits.
  package static func text(of value: JSONValue, recordings: [[UInt8]]) -> String {
    var hasher = DigestHasher()
    if case .object(let members) = value.content {
      combine(members.filter { !ignored.contains($0.key) }, into: &hasher)
    } else {
      combine(value, into: &hasher)
    }
    for recording in recordings { hasher.combine(String(decoding: recording, as: UTF8.self)) }
    return hasher.finish().description
  }

  private static func combine(_ value: JSONValue, into hasher: inout DigestHasher) {
    switch value.content {
    case .null: hasher.combine("null")
    case .boolean(let flag): hasher.combine(flag ? "true" : "false")
    case .integer(let number): combine(number, into: &hasher)
    case .real(let number):
      if let whole = Int64(exactly: number) { return combine(whole, into: &hasher) }
      hasher.combine("real")
      hasher.combine(number)
    case .text(let text):
      hasher.combine("text")
      let length = try? DurationText.nanoseconds(in: text)
      hasher.combine(length.map(DurationText.text) ?? text)
    case .array(let items):
      hasher.combine("array")
      hasher.combine(Int64(items.count))
      for item in items { combine(item, into: &hasher) }
    case .object(let members): combine(members, into: &hasher)
    }
  }

  private static func combine(_ number: Int64, into hasher: inout DigestHasher) {
    hasher.combine("integer")
    hasher.combine(number)
  }

  private static func combine(_ members: [JSONMember], into hasher: inout DigestHasher) {
    hasher.combine("object")
    hasher.combine(Int64(members.count))
    let ordered = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for member in ordered {
      hasher.combine(member.key)
      combine(member.value, into: &hasher)
    }
  }
}
