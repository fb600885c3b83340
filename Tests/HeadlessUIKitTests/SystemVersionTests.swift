import HeadlessUIKit
import Testing

struct SystemVersionTests {
  @Test func `versions are read and written as Apple writes them`() {
    for (text, version) in [("12", SystemVersion(12)), ("11.2", SystemVersion(11, 2))] {
      #expect(SystemVersion(text) == version)
      #expect("\(version)" == text)
    }
    #expect(SystemVersion("13.0") == 13)
    for text in ["", ".", "12.", "a", "1.2.3", "-1", "1.x", "99999999999999999999"] {
      #expect(SystemVersion(text) == nil, "\(text)")
    }
  }

  @Test func `versions are ordered by their numbers`() {
    let versions: [SystemVersion] = [7, 9, 11, SystemVersion(11, 2), SystemVersion(11, 10), 13]
    #expect(versions.shuffled().sorted() == versions)
    #expect(SystemVersion.current > 13)
  }
}
