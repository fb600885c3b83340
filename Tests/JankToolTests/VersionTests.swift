import JankTool
import Testing

struct VersionTests {
  @Test func `the version is one line with tool, model and target triple`() throws {
    let pattern = /janklab \d+\.\d+\.\d+ \(model \d+, [a-z0-9_]+-[a-z]+-[a-z]+(-[a-z]+)?\)/
    #expect(try pattern.wholeMatch(in: Version.line) != nil, "\(Version.line)")
    #expect(Version.line.contains(Version.tool))
    #expect(Version.line.contains("model \(Version.model),"))
  }
}
