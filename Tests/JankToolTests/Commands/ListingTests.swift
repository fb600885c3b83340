import JankTool
import Testing

struct ListingTests {
  private let listing = Listing(
    columns: ["name", "sizes", "count", "open"],
    rows: [
      [.text("a\nb"), .texts(["x", "y"]), .number(60), .boolean(true)],
      [.text("c"), .texts([]), .number(7), .boolean(false)],
    ]
  )

  @Test func `a table has a line for each thing, made fit for a terminal`() {
    #expect(
      listing.text(as: .text) == #"""
        name     sizes  count  open
        a\u{a}b  x,y    60     yes
        c               7      no

        """#
    )
  }

  @Test func `names that are not broken stay on one line in a narrow table`() {
    let name = "a name of more than twenty letters"
    let rows: [[Listing.Cell]] = [[.text(name), .text("b")]]
    let narrow = TextLayout(width: 20)
    let broken = Listing(columns: ["name", "file"], rows: rows)
    let whole = Listing(columns: ["name", "file"], rows: rows, breaksNames: false)
    #expect(!broken.text(as: .text, layout: narrow).contains(name))
    #expect(whole.text(as: .text, layout: narrow).contains(name))
  }

  @Test func `JSON is an array of objects with the headings as keys`() throws {
    #expect(
      listing.text(as: .json) == #"""
        [
          {
            "name": "a\nb",
            "sizes": [
              "x",
              "y"
            ],
            "count": 60.0,
            "open": true
          },
          {
            "name": "c",
            "sizes": [],
            "count": 7.0,
            "open": false
          }
        ]

        """#
    )
  }
}
