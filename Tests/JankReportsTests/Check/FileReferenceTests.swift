import Foundation
import JankReports
import Testing

struct FileReferenceTests {
  static let names = [
    "bounce.scenario.json", "two words", "50 %", "%20", "#1", "what?", "a:b", "C:\\temp",
    "a&b=c;d,e+f", "\"quoted\"<b>", "line\nbreak\ttab\u{7F}", "[x]@y!$'(z)*", "~", "Übergang",
    "日本/語", "e\u{301}", "🙂",
  ]

  @Test(arguments: names)
  func `Foundation finds the path in its reference again`(name: String) throws {
    let top = try #require(URL(string: "file:///top/of%20it/"))
    let relative = try #require(URL(string: FileReference.text(name), relativeTo: top))
    #expect(relative.scheme == "file")
    #expect(relative.absoluteURL.path(percentEncoded: false) == "/top/of it/" + name)
    let absolute = try #require(URL(string: FileReference.text("/" + name)))
    #expect(absolute.isFileURL && absolute.query == nil && absolute.fragment == nil)
    #expect(absolute.path(percentEncoded: false) == "/" + name)
  }

  @Test(arguments: names)
  func `a reference holds nothing but letters, digits, percent signs and -._~ and slashes`(
    name: String
  ) throws {
    let reference = FileReference.text(name)
    #expect(try #/([A-Za-z0-9\-._~\/]|%[0-9A-F]{2})+/#.wholeMatch(in: reference) != nil)
    #expect(FileReference.text("/" + name) == "file:///" + reference)
  }

  @Test(arguments: ["./a", "././a", ".//a", "a"])
  func `the folder itself is not named`(path: String) {
    #expect(FileReference.text(path) == "a")
  }
}
