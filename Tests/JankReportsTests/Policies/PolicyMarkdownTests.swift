import JankReports
import Testing

struct PolicyMarkdownTests {
  @Test func `tables have rules under their headings and names that mean nothing`() {
    let lines = PolicyMarkdown.text(SamplePolicies.report).split(separator: "\n")
    #expect(
      lines.prefix(3).joined(separator: "\n") == #"""
        | recording | contact | way | extent | quick | slow | late |
        | --- | ---: | --- | ---: | --- | --- | --- |
        | a folder/a&#124;b.json | 1 | right | 375.0 | completes | completes | returns |
        """#
    )
    #expect(lines.contains("| completes |  |  |  | 1 of 2 | 1 of 2 | 0 of 2 |"))
  }
}
