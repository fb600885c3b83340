import JankText
import Testing

struct SHA256Tests {
  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
        + "lmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `the vectors of FIPS 180-4 hold`(message: String, digest: String) {
    #expect(hexadecimal(SHA256.digest(Array(message.utf8))) == digest)
  }

  @Test func `messages of all lengths around a block have the known digest`() {
    // The digests of 0 to 130 letters a, joined and digested again.
    let all = (0...130).flatMap { SHA256.digest([UInt8](repeating: 0x61, count: $0)) }
    #expect(
      hexadecimal(SHA256.digest(all))
        == "f908a43fc8456c583aacde0fb2627959f8513dc76d0c03979b7f945a7dd78f22"
    )
  }
}
