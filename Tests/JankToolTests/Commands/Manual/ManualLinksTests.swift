import JankTool
import Testing

struct ManualLinksTests {
  @Test(arguments: [
    ("See [Gate CI](GateCI.md).", "See Gate CI (`janklab help gate`)."),
    (
      "See [Gate\nCI](GateCI.md), [Metrics](Metrics.md).",
      "See Gate\nCI (`janklab help gate`), Metrics (`janklab help metrics`)."
    ),
    ("| a | list: [profile](Profiles.md) |", "| a | list: profile |"),
    ("![A chart](Resources/stalls.svg)", "A chart"),
    ("[traps](../../../Scenarios/traps)", "traps"),
    ("`script[0](x)` and [1, 2] (x) stay", "`script[0](x)` and [1, 2] (x) stay"),
    (
      "```json\n[a](GateCI.md)\n```\n[a](GateCI.md)",
      "```json\n[a](GateCI.md)\n```\na (`janklab help gate`)"
    ),
  ])
  func `a link becomes its text, and a page the command that prints it`(
    page: String,
    text: String
  ) {
    #expect(ManualLinks.text(page) == text)
  }
}
