import JankSweep
import JankText
import Testing

struct ParameterPathTests {
  private let file: JSONValue

  init() throws {
    let text = #"{"screens":{"My Page":{"layers":4}},"script":[{"at":"1 s"},{"for":"2 s"}]}"#
    file = try JSONParser.parse(Array(text.utf8), path: "a")
  }

  private func replaced(_ path: String, with value: JSONValue) throws -> String {
    var writer = JSONWriter()
    let changed = try Sample.path(path).replacing(in: file, with: value)
    writer.onOneLine { $0.item(changed) }
    return writer.text
  }

  @Test func `a value is replaced, everything else stays`() throws {
    #expect(
      try replaced("script[1].for", with: JSONValue(.text("9 s")))
        == #"{"screens": {"My Page": {"layers": 4}}, "script": [{"at": "1 s"}, {"for": "9 s"}]}"#
    )
    let page = try replaced(#"screens."My Page".layers"#, with: JSONValue(.integer(7)))
    #expect(page.contains(#""layers": 7"#))
  }

  @Test func `the last key may be new`() throws {
    #expect(try replaced("script[0].name", with: JSONValue(.text("x"))).contains(#""name": "x""#))
  }

  @Test(arguments: [
    ("screns.x.y", #"there is no key "screns""#, #"did you mean "screens"?"#),
    (
      #"screens."My Page".presentation.fade.duration"#,
      #"there is no key "presentation": the screen has no effect there"#,
      #"give it one first, such as "presentation": { "fade": {} }; an import does so with --map"#
    ),
    ("script[2].at", "there is no index 2 in 2 items", "indices begin at 0"),
    ("script.at", #""at" is looked up in an array of 2, which has no keys"#, nil),
    ("screens[0]", "index 0 is looked up in an object, which has no indices", nil),
  ])
  func `a path that leads nowhere names the step`(path: String, reason: String, hint: String?) {
    #expect {
      try Sample.path(path).replacing(in: file, with: JSONValue(.null))
    } throws: { error in
      let problem = error as? PathProblem
      return problem?.reason == reason && problem?.hint == hint
    }
  }

  @Test(arguments: ["", "a..b", "a.", "a[x]", "a[1", #"a."b"#])
  func `a malformed path is rejected`(text: String) {
    #expect(throws: PathProblem.self) { try ParameterPath(text) }
  }

  @Test func `the key at the top is known`() {
    #expect(Sample.path("script[1].for").top == "script")
    #expect(Sample.path("[1]").top == nil)
  }
}
