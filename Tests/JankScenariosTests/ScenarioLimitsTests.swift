import JankScenarios
import JankText
import Testing

struct ScenarioLimitsTests {
  private func finding(screens: String, script: [String], root: String = "Main") -> Diagnostic? {
    let text = """
      { "name": "x", "devices": ["phone-60"], "screens": { \(screens) }, "root": "\(root)",
        "script": [\(script.map { "{ \($0) }" }.joined(separator: ",\n"))],
        "strategies": ["percent-driven"] }
      """
    do throws(FileError) {
      _ = try ScenarioLoader().load(Array(text.utf8), path: "f")
      return nil
    } catch {
      return error.diagnostics.first
    }
  }

  @Test func `the layers of all shown pages are limited, however many each has`() throws {
    let pages = (0..<99).map { #""P\#($0)": { "layers": 100000 }"# }.joined(separator: ",")
    let script = (1..<6).map { #""at": "\#($0) s", "push": "P\#($0)""# }
    let screens = #""Main": { "stack": ["P0"] }, "# + pages
    let found = try #require(finding(screens: screens, script: script))
    #expect(found.message.hasPrefix("script[4]: the pages shown up to here have 600000 layers"))
    #expect(found.message.hasSuffix("the limit is 500000"))
    #expect(found.position?.line == 6)
    #expect(finding(screens: screens, script: Array(script.prefix(4))) == nil)
  }

  @Test func `a page counts each time it is shown, with everything in it`() throws {
    let screens = #""Main": {}, "P": { "tabs": ["Q", "Q"] }, "Q": { "layers": 30000 }"#
    let again = (0..<9).map { #""at": "\#($0 + 1) s", "present": "P""# }
    #expect(finding(screens: screens, script: Array(again.prefix(8))) == nil)
    let found = try #require(finding(screens: screens, script: again))
    #expect(found.message.contains("have 540000 layers in total"))
  }

  @Test(arguments: [("[99, 700]", false), ("[100, 2048]", true), ("[700, 2049]", false)])
  func `a screen is neither too narrow nor too large for the pieces of effects`(
    size: String,
    isAccepted: Bool
  ) {
    let found = finding(screens: #""Main": {}"#, script: [#""at": "1 s", "resize": \#(size)"#])
    #expect((found == nil) == isAccepted)
  }

  @Test func `the contents of the screen at the start count too`() throws {
    let tabs = #""Main": { "tabs": ["Q", "Q", "Q", "Q", "Q", "Q"] }, "Q": { "layers": 100000 }"#
    let step = #""at": "1 s", "stall": "x", "for": "1 ms""#
    let found = try #require(finding(screens: tabs, script: [step]))
    #expect(found.message.contains("have 600000 layers in total"))
  }

  @Test func `the samples of all drags are limited`() throws {
    let drag =
      #""at": "1 s", "drag": { "from": [1, 1], "to": [9, 9], "over": "100 s", "rate": 1000 }"#
    let found = try #require(
      finding(screens: #""Main": {}"#, script: Array(repeating: drag, count: 11))
    )
    #expect(found.message.contains("samples in total, the limit is 1000000"))
  }
}
