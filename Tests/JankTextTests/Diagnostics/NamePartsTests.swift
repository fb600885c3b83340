import JankText
import Testing

struct NamePartsTests {
  private let names = [
    "apple", "apple.hitch-time-ratio", "apple.hitch-time", "apple.hitch-count", "frame-time.p95",
  ]

  @Test(arguments: [
    ("hitch-time", ["apple.hitch-time", "apple.hitch-time-ratio"]),
    ("apple.hitch-ratio", ["apple.hitch-time-ratio"]),
    ("Ratio", ["apple.hitch-time-ratio"]), ("p95", ["frame-time.p95"]),
    ("hitch", ["apple.hitch-time", "apple.hitch-count", "apple.hitch-time-ratio"]),
    ("time-hitch", []), ("zebra", []), ("", []), ("a", []), ("-", []),
  ])
  func `names that have all parts of a text are found, the shortest first`(
    text: String,
    found: [String]
  ) {
    #expect(namesWithParts(of: text, among: names) == found)
  }

  @Test(arguments: [
    ("hitch-time", #"did you mean "apple.hitch-time" or "apple.hitch-time-ratio"?"#),
    (
      "hitch",
      #"did you mean "apple.hitch-time", "apple.hitch-count" or "apple.hitch-time-ratio"?"#
    ),
    ("apple.hitch-tim", #"did you mean "apple.hitch-time"?"#),
    ("apple.hich-time", #"did you mean "apple.hitch-time"?"#), ("zebra", nil),
    ("hitchtime", #"did you mean "apple.hitch-time" or "apple.hitch-time-ratio"?"#),
    ("apple.hitchratio", #"did you mean "apple.hitch-time-ratio"?"#),
    ("AppleRatio", #"did you mean "apple.hitch-time-ratio"?"#),
    ("timehitch", nil), ("applerat", nil),
  ])
  func `names with the parts are suggested before similar names`(
    text: String,
    suggestion: String?
  ) {
    #expect(nameSuggestion(for: text, among: names) == suggestion)
  }
}
