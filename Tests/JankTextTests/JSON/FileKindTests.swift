import JankText
import Testing

struct FileKindTests {
  private static let files: [(FileKind, String)] = [
    (.scenario, #"{ "name": "a", "screens": {}, "script": [] }"#),
    (.sweep, #"{ "scenarios": [], "parameters": {}, "devices": [] }"#),
    (.baseline, #"{ "modelVersion": 7, "scenarios": {} }"#),
    (.lottie, #"{ "v": "5", "ip": 0, "op": 30, "layers": [] }"#),
    (.gesture, #"{ "format": "gesture-stream/1", "id": "swipe", "events": [] }"#),
  ]

  @Test(arguments: files)
  func `a file has the kind of its keys`(kind: FileKind, text: String) throws {
    let file = try JSONParser.parse(Array(text.utf8))
    #expect(FileKind(file) == kind)
    for other in FileKind.allCases {
      let mistake = other.mistake(in: file, path: "f.json")
      #expect((mistake == nil) == (other == kind))
      #expect(mistake?.message.hasPrefix("expected a ") ?? true)
      #expect(mistake?.hint?.contains("use the command ") ?? true)
    }
  }

  @Test(arguments: ["{}", "[]", "3", #"{ "screens": {} }"#])
  func `other files have none`(text: String) throws {
    let file = try JSONParser.parse(Array(text.utf8))
    #expect(FileKind(file) == nil)
    #expect(FileKind.scenario.mistake(in: file, path: "f.json") == nil)
  }
}
