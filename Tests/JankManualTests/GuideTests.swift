import JankManual
import Testing

struct GuideTests {
  @Test func `every guide has a title and is known by one word`() {
    for guide in Guide.all {
      #expect(guide.text.hasPrefix("# \(guide.title)\n"), "\(guide.file)")
      #expect(guide.topic.allSatisfy { $0.isLowercase || $0 == "-" }, "\(guide.topic)")
    }
    #expect(Set(Guide.all.map(\.topic)).count == Guide.all.count)
  }
}
