/// A key of a JSON object or another name from a file, compared and hashed byte for byte.
///
/// `String` compares by canonical equivalence, whose cost on hostile text grows with the square of
/// its length. Hashing is seeded in each process, so no file can provoke collisions; it decides
/// membership, but no order.
package struct JSONName: Sendable {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }
}

extension JSONName: Hashable {
  package static func == (first: JSONName, second: JSONName) -> Bool {
    isIdentical(first.text, second.text)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
