import JankSweep
import JankText
import Testing

struct UnseenScreensTests {
  private func names(_ text: String, besides values: [String] = []) throws -> Set<String> {
    UnseenScreens.names(
      in: try JSONParser.parse(Array(text.utf8)),
      besides: values.map { JSONValue(.text($0)) }
    )
  }

  private let file = """
    {
      "screens": {
        "Main": { "layers": 4, "opens": "Sheet" },
        "Sheet": { "layers": 2 },
        "Attic": { "layers": 3, "leads": "Cellar" },
        "Cellar": { "layers": 3 },
        "Pulled": { "layers": 1, "presentation": { "dragToPresent": {} } }
      },
      "root": "Main", "script": [{ "at": "0 ms", "present": "Sheet" }]
    }
    """

  @Test func `a screen that nothing shows is unseen, with those that only it mentions`() throws {
    #expect(try names(file) == ["Attic", "Cellar"])
  }

  @Test func `a value that a parameter can have mentions a screen`() throws {
    #expect(try names(file, besides: ["Cellar"]) == ["Attic"])
    #expect(try names(file, besides: ["to Attic"]).isEmpty)
  }

  @Test func `screens of a storyboard count as seen`() throws {
    #expect(try names(file.replacing(#""root""#, with: #""storyboard": "a", "root""#)).isEmpty)
  }

  @Test(arguments: [
    ("screens.Attic.layers", true), ("screens.Attic", false), ("screens.Main.layers", false),
    ("script[0].at", false),
  ])
  func `a path leads into a screen`(path: String, leads: Bool) throws {
    #expect(try ParameterPath(path).leads(into: ["Attic"]) == leads)
  }
}
