import JankText
import Testing

struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `the vectors of RFC 4648 hold`(bytes: String, text: String) {
    #expect(Base64.text(Array(bytes.utf8)) == text)
  }

  @Test func `every byte has its place`() {
    #expect(Base64.text([0xFB, 0xFF, 0xBE]) == "+/++")
    #expect(Base64.text([0, 0, 0, 0]) == "AAAAAA==")
  }
}
