import JankStoryboards
import Testing

// Also tests: StoryboardConstraint.

struct ConstraintPassTests {
  /// Places views by constraints, written as `a.leading root.leading 10 *0.5 @750`.
  private func place(_ views: [(String, [Int]?)], _ rules: [String]) throws -> [String: PlacedView]
  {
    let subviews = views.map { id, frame in
      let rect = frame.map {
        #"<rect key="frame" x="\#($0[0])" y="\#($0[1])" width="\#($0[2])" height="\#($0[3])"/>"#
      }
      return #"<label text="four" id="\#(id)">\#(rect ?? "")</label>"#
    }
    let constraints = rules.map { rule -> String in
      var text = "<constraint"
      var places = ["first", "second"]
      for word in rule.split(separator: " ") {
        if let number = Double(word) {
          text += #" constant="\#(number)""#
        } else if word.hasPrefix("*") {
          text += #" multiplier="\#(word.dropFirst())""#
        } else if word.hasPrefix("@") {
          text += #" priority="\#(word.dropFirst())""#
        } else {
          let parts = word.split(separator: ".")
          let (place, id) = (places.removeFirst(), parts[0] == "root" ? "vc-root" : parts[0])
          text += #" \#(place)Item="\#(id)" \#(place)Attribute="\#(parts[1])""#
        }
      }
      return text + "/>"
    }
    let board = try StoryboardFixture.parse(
      StoryboardFixture.document(
        StoryboardFixture.scene(
          """
          <subviews>\(subviews.joined())</subviews>
          <constraints>\(constraints.joined())</constraints>
          """
        )
      )
    )
    let root = StoryboardLayout.place(
      board.controllers[0],
      from: board.canvas.size,
      on: StoryboardSize(475, 767)
    )
    return Dictionary(
      uniqueKeysWithValues: try #require(root).subviews.map { ($0.view.id, $0) }
    )
  }

  @Test func `edges, centres, lengths and ratios decide, also in a chain against the order`() throws
  {
    let placed = try place(
      [
        ("below", [20, 110, 335, 40]), ("wide", [20, 60, 335, 40]), ("mid", [137, 300, 100, 50]),
        ("half", [0, 400, 187, 20]), ("square", [275, 500, 100, 100]),
      ],
      [
        "below.top wide.bottom 10", "below.leading wide.leading", "below.trailing wide.trailing",
        "below.height 40", "wide.top root.top 60", "wide.height 40", "wide.leading root.leading 20",
        "root.trailing wide.trailing 20", "mid.centerX root.centerX", "mid.centerY root.centerY",
        "mid.width 100", "mid.height 50", "half.leading root.leading",
        "half.width root.width *0.5", "half.bottom root.bottom -247", "half.height 20",
        "square.trailing root.trailing", "square.width 100", "square.width square.height *1:1",
        "square.top half.bottom 80",
      ]
    )
    #expect(placed["wide"]?.frame == StoryboardRect(20, 60, 435, 40))
    #expect(placed["below"]?.frame == StoryboardRect(20, 110, 435, 40))
    #expect(placed["mid"]?.frame == StoryboardRect(187, 350, 100, 50))
    #expect(placed["half"]?.frame == StoryboardRect(0, 500, 237, 20))
    #expect(placed["square"]?.frame == StoryboardRect(375, 600, 100, 100))
    #expect(placed["wide"]?.resizing == [.width])
    #expect(placed["mid"]?.resizing == [.left, .right, .top, .bottom])
    #expect(placed["square"]?.resizing == [.left, .top])
    #expect(placed.values.allSatisfy { !$0.isUncertain })
  }

  @Test func `a required constraint decides before an optional one`() throws {
    let placed = try place(
      [("a", [10, 10, 100, 20])],
      [
        "a.width root.width @250", "a.leading root.leading 10", "a.top root.top 10",
        "a.width 100", "a.height 20",
      ]
    )
    #expect(placed["a"]?.frame == StoryboardRect(10, 10, 100, 20))
  }

  @Test func `a text with one edge keeps its size, and a view with none is reported`() throws {
    let placed = try place(
      [("a", [275, 10, 100, 20]), ("b", [5, 600, 30, 30])],
      ["a.trailing root.trailing", "a.bottom root.top 30", "b.width 30"]
    )
    #expect(placed["a"]?.frame == StoryboardRect(375, 10, 100, 20))
    #expect(placed["a"]?.isUncertain == false)
    #expect(placed["b"]?.frame == StoryboardRect(5, 600, 30, 30))
    #expect(placed["b"]?.isUncertain == true)
  }

  @Test func `a view without a stored frame is placed by the constants of its constraints`() throws
  {
    let placed = try place(
      [("a", nil), ("b", [0, 0, 50, 50])],
      [
        "a.leading root.leadingMargin 4", "a.width 120", "a.top b.bottom 8",
        "b.top root.top", "b.leading root.leading",
      ]
    )
    #expect(placed["a"]?.frame == StoryboardRect(20, 58, 120, 31))
  }

  @Test func `constraints in a circle end`() throws {
    let placed = try place(
      [("a", [0, 0, 10, 10]), ("b", [20, 0, 10, 10])],
      ["a.leading b.trailing -30", "b.leading a.trailing 10"]
    )
    #expect(placed["a"]?.frame == StoryboardRect(0, 0, 10, 10))
    #expect(placed["b"]?.frame == StoryboardRect(20, 0, 10, 10))
  }
}
