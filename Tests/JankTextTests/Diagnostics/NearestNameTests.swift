import JankText
import Testing

struct NearestNameTests {
  private let names = ["duration", "damping", "delay", "at", "output", "format", "strategy"]

  @Test(arguments: [
    ("duratoin", "duration"), ("Damping", "damping"), ("dely", "delay"), ("outptu", "output"),
    ("out", "output"), ("ta", "at"), ("strategies", "strategy"), ("formaat", "format"),
    ("formatted", "format"),
  ])
  func `a typing error finds the name that was meant`(text: String, name: String) {
    #expect(nearestName(to: text, among: names) == name)
  }

  @Test(arguments: ["", "x", "colour", "zz", "durationinmilliseconds"])
  func `a text that resembles nothing gets no suggestion`(text: String) {
    #expect(nearestName(to: text, among: names) == nil)
  }

  @Test func `a name with other digits is another thing`() {
    let devices = ["phone-60", "phone-120", "tv-60"]
    #expect(nearestName(to: "iphone-15", among: devices) == nil)
    #expect(nearestName(to: "phone-61", among: devices) == "phone-60")
    #expect(nearestName(to: "phon-60", among: devices) == "phone-60")
    #expect(nearestName(to: "phone-6", among: devices) == "phone-60")
    #expect(nearestName(to: "phone-6O", among: devices) == "phone-60")
  }

  @Test func `an identical name is nearer than one that begins with it or differs by a letter`() {
    #expect(nearestName(to: "sec", among: ["msec", "seconds", "sec"]) == "sec")
  }

  @Test func `names are sorted by what they have in common with a text`() {
    let works = ["commit", "layout", "decode hero.png", "load Sheet"]
    #expect(namesByLikeness(to: "decoding", works).first == "decode hero.png")
    #expect(namesByLikeness(to: "my layouts", works).first == "layout")
    #expect(namesByLikeness(to: "zebra", works) == works)
  }

  @Test func `every name with any one letter wrong is found`() {
    for name in names where name.count > 2 {
      for index in name.indices {
        var slip = name
        slip.replaceSubrange(index...index, with: "#")
        #expect(nearestName(to: slip, among: names) == name, "\(slip)")
        slip.removeAll { $0 == "#" }
        #expect(nearestName(to: slip, among: names) == name, "\(slip)")
      }
    }
  }

  @Test func `of equally close names the first listed wins`() {
    #expect(nearestName(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(nearestName(to: "cat", among: ["hat", "bat"]) == "hat")
  }

  @Test func `of names that begin with the text the shortest wins`() {
    let names = ["drag-dismiss-cancel", "drag-dismiss", "drag-dismiss-outcomes"]
    #expect(nearestName(to: "drag-dismis", among: names) == "drag-dismiss")
  }

  @Test func `a text of any length gets an answer`() {
    #expect(nearestName(to: String(repeating: "duration", count: 500_000), among: names) == nil)
  }
}
