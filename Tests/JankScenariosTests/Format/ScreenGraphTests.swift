import JankScenarios
import Testing

/// Screens that contain screens.
struct ScreenGraphTests {
  private func findings(_ screens: String, root: String = "Main") -> [String] {
    let text = """
      { "name": "x", "devices": ["phone-60"], "screens": { \(screens) }, "root": "\(root)",
        "script": [{ "at": "1 ms", "stall": "x", "for": "1 ms" }],
        "strategies": ["core-animation"] }
      """
    do throws(FileError) {
      _ = try ScenarioLoader().load(Array(text.utf8), path: "f")
      return []
    } catch {
      return error.diagnostics.map(\.message)
    }
  }

  @Test func `a screen that contains itself at any depth is rejected, and no other is`() {
    let ring = (0..<90).map { #""R\#($0)": { "tabs": ["R\#(($0 + 1) % 90)", "Main"] }"# }
    let around = #""Main": {}, "Outer": { "tabs": ["R0"] }"#
    let found = findings(([around] + ring).joined(separator: ","))
    #expect(found.count == 21)
    #expect(found.dropLast().allSatisfy { $0.contains("the screen contains itself") })
    #expect(found.last == "70 more errors")
    let itself = findings(#""Main": { "tabs": ["Main"] }"#)
    #expect(itself == ["screens.Main: the screen contains itself"])
  }

  /// Each screen contains the next one twice, which makes a billion billion pages at the end.
  @Test func `pages that double with each screen are counted, not built`() {
    let doubling = (0..<60).map { #""S\#($0)": { "tabs": ["S\#($0 + 1)", "S\#($0 + 1)"] }"# }
    let screens = (doubling + [#""S60": {}"#, #""Main": {}"#]).joined(separator: ",")
    #expect(findings(screens) == [])
    let found = findings(screens, root: "S0")
    #expect(found.count == 1)
    #expect(found[0].contains("screens are shown up to here, the limit is 20000"))
  }
}
