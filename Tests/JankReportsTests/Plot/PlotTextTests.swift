import JankReports
import Testing

struct PlotTextTests {
  @Test func `long texts end in an ellipsis`() {
    #expect(PlotText.cut("easeInOut", to: 9) == "easeInOut")
    #expect(PlotText.cut("easeInOut", to: 8) == "easeInO…")
    #expect(PlotText.cut("easeInOut", to: 0) == "…")
  }

  @Test func `markup and what XML forbids do not reach the chart`() {
    #expect(PlotText.escaped("<a b=\"c\">&'") == "&lt;a b=&quot;c&quot;&gt;&amp;&#39;")
    #expect(PlotText.escaped("a\u{0}\u{1B}\n\u{FFFF}é") == #"a\u{0}\u{1b}\u{a}\u{ffff}é"#)
  }
}
