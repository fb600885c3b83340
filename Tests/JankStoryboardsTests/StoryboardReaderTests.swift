import Foundation
import JankStoryboards
import JankText
import Testing

// Also tests: Storyboard, StoryboardController, StoryboardSegue, StoryboardView.

struct StoryboardReaderTests {
  /// The counts of a file, as its README states them in the columns of a row.
  struct Counts: Equatable {
    var numbers: [Int]
    var segues: [String: Int]
    var controllers: [String: Int]

    /// Reads a row of the README.
    init?(row: String) {
      let cells = row.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count > 13, cells[1].hasSuffix(".storyboard"), Int(cells[2]) != nil else {
        return nil
      }
      numbers = cells[3...8].compactMap { Int($0) }
      segues = Self.list(cells[12])
      controllers = Self.list(cells[13])
    }

    /// Counts what was read.
    init(_ board: Storyboard) {
      let roots = board.controllers.flatMap { $0.bars.views + ($0.view.map { [$0] } ?? []) }
      let views = roots.flatMap(\.tree)
      numbers = [
        board.scenes.count, views.count, views.count { $0.frame == nil },
        board.controllers.map(\.viewCount).max() ?? 0, roots.map(\.depth).max() ?? 0,
        views.reduce(0) { $0 + $1.constraints.count },
      ]
      segues = [:]
      for segue in board.controllers.flatMap(\.segues) {
        let name = segue.relationship.map { "\(segue.kind.rawValue):\($0)" }
        segues[name ?? segue.kind.rawValue, default: 0] += 1
      }
      controllers = Dictionary(grouping: board.controllers, by: \.element).mapValues(\.count)
    }

    private static func list(_ text: String) -> [String: Int] {
      let pairs = text.split(separator: ";").compactMap { item -> (String, Int)? in
        let words = item.split(separator: " ")
        guard words.count == 2, let count = Int(words[1]) else { return nil }
        return (String(words[0]), count)
      }
      return Dictionary(uniqueKeysWithValues: pairs)
    }
  }

  @Test func `all public storyboards are read as another script counts them`() throws {
    let readme = String(decoding: try StoryboardFixture.bytes("README.md"), as: UTF8.self)
    var fileCount = 0
    for row in readme.split(separator: "\n").map(String.init) {
      guard let expected = Counts(row: row) else { continue }
      let name = row.split(separator: "|")[0].trimmingCharacters(in: .whitespaces)
      let board = try StoryboardFixture.read(name)
      #expect(Counts(board) == expected, "\(name)")
      #expect(board.warnings.isEmpty, "\(name)")
      fileCount += 1
    }
    #expect(fileCount == 27 && StoryboardFixture.names.count == 27)
  }

  @Test func `a scene has its controller, views, segues, outlets and attributes`() throws {
    let board = try StoryboardFixture.read("IBAnimatable--TransitionsInInterfaceBuilder.storyboard")
    #expect(board.name == "IBAnimatable--TransitionsInInterfaceBuilder")
    #expect(board.canvas.device == "retina4_7" && board.canvas.size == StoryboardSize(375, 667))
    let initial = try #require(board.controllers.first { $0.id == board.initialController })
    #expect(initial.element == "navigationController")
    #expect(
      initial.settings.attributes.value(of: "_transitionAnimationType") == "SystemCube(Right)"
    )
    #expect(initial.containedIDs.count == 1)
    let custom = try #require(board.controllers.flatMap(\.segues).first { $0.kind == .custom })
    #expect(custom.customClass == "PresentFadeSegue" || custom.customClass?.isEmpty == false)
    #expect(custom.isAnimated && custom.kind.isForward)
  }

  @Test func `texts, images, visibility and sizes of images are read`() throws {
    let board = try StoryboardFixture.parse(
      StoryboardFixture.document(
        StoryboardFixture.scene(
          """
          <subviews>
            <label text="Hello" alpha="0.5" id="l"><rect key="frame" x="1.5" y="-2" width="3"
              height="4"/><autoresizingMask key="autoresizingMask" widthSizable="YES"
              flexibleMinY="YES"/></label>
            <imageView hidden="YES" clipsSubviews="YES" image="logo" id="i">
              <color key="backgroundColor" white="1" alpha="1"/></imageView>
            <button id="b"><state key="normal" title="Go"/><connections>
              <segue destination="vc" kind="show" identifier="again" animates="NO" id="s1"/>
            </connections></button>
          </subviews>
          """
        )
      ).replacing(
        "</document>",
        with: #"<resources><image name="logo" width="20" height="10"/></resources></document>"#
      )
    )
    let views = try #require(board.controllers[0].view?.subviews)
    #expect(views[0].look.text == "Hello" && views[0].look.alpha == 0.5)
    #expect(views[0].frame == StoryboardRect(1.5, -2, 3, 4))
    #expect(views[0].resizing == [.width, .top])
    #expect(views[1].look.isHidden && views[1].look.clips && views[1].look.hasBackground)
    #expect(views[1].look.image == "logo" && views[1].frame == nil)
    #expect(views[2].look.text == "Go")
    #expect(board.imageSizes["logo"] == StoryboardSize(20, 10))
    let segue = board.controllers[0].segues[0]
    #expect(segue.trigger == "b" && segue.identifier == "again" && !segue.isAnimated)
    #expect(board.warnings.isEmpty)
  }

  @Test func `the bars that a controller hides are read`() throws {
    let plain = StoryboardFixture.document(StoryboardFixture.scene(""))
    let hiding = plain.replacing(
      "<viewController ",
      with: #"<viewController hidesBottomBarWhenPushed="YES" "#
    )
    let pages = try [plain, hiding].map { try StoryboardFixture.parse($0).controllers[0] }
    #expect(pages.map(\.bars.hidesTabBar) == [false, true])
    let board = try StoryboardFixture.read("SideMenu--Main.storyboard")
    let stacks = board.controllers.filter(\.bars.hidesNavigationBar).map(\.storyboardIdentifier)
    #expect(stacks == ["LeftMenuNavigationController", "RightMenuNavigationController"])
  }

  @Test func `size classes choose subviews, constraints and their values`() throws {
    let text = StoryboardFixture.document(
      StoryboardFixture.scene(
        """
        <subviews><view id="a"/><view id="b"/></subviews>
        <constraints><constraint id="c1" firstItem="a" firstAttribute="width" constant="10">
          <variation key="heightClass=compact" constant="20"/></constraint>
          <constraint id="c2" firstItem="b" firstAttribute="width" constant="10"/></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
        <variation key="heightClass=compact-widthClass=compact">
          <mask key="subviews"><include reference="b"/></mask>
          <mask key="constraints"><exclude reference="c2"/></mask></variation>
        """
      )
    )
    let upright = try #require(try StoryboardFixture.parse(text).controllers[0].view)
    #expect(upright.subviews.map(\.isInstalled) == [true, false])
    #expect(upright.constraints.map(\.constant) == [10, 10])
    #expect(upright.constraints.map(\.isInstalled) == [true, true])
    let sideways = try StoryboardFixture.parse(text, for: StoryboardSize(667, 375))
    let view = try #require(sideways.controllers[0].view)
    #expect(view.subviews.map(\.isInstalled) == [true, true])
    #expect(view.constraints.map(\.constant) == [20, 10])
    #expect(view.constraints.map(\.isInstalled) == [true, false])
  }

  @Test func `factors can be numbers, ratios and fractions`() throws {
    let factors = ["0.5", "1:2", "2/3", "0", "a", "1:0", ""]
    let constraints = factors.map {
      #"<constraint firstAttribute="width" secondAttribute="height" multiplier="\#($0)"/>"#
    }
    let board = try StoryboardFixture.parse(
      StoryboardFixture.document(
        StoryboardFixture.scene("<constraints>\(constraints.joined())</constraints>")
      )
    )
    let view = try #require(board.controllers[0].view)
    #expect(view.constraints.map(\.multiplier) == [0.5, 0.5, 2.0 / 3, 1, 1, 1, 1])
    #expect(view.constraints.allSatisfy { $0.first.id == "vc-root" && $0.second?.id == "vc-root" })
  }

  private static let start =
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" "#

  @Test(arguments: [
    ("", "Main.storyboard:1:1: error: expected the XML of a storyboard, found an empty file"),
    ("{}", "1:1: error: expected the XML of a storyboard, found JSON"),
    (" PNG", "1:1: error: expected the XML of a storyboard, found other text"),
    ("<document/>", "1:1: error: the attribute targetRuntime of document is missing"),
    ("<a/>", "1:1: error: expected the element document of a storyboard, found a"),
    (start + #"targetRuntime="AppleTV"/>"#, "1:1: error: expected a storyboard for iOS.CocoaTouch"),
    (start + #"targetRuntime="watchKit"/>"#, "found one for watchKit"),
    (#"<document type="x" targetRuntime="iOS.CocoaTouch"/>"#, "expected a storyboard, found x"),
    (start + "\n><scenes><scene>", ":2:17: error: expected </scene>, found the end of the file"),
    (start + #"x="1" x="2"/>"#, ":1:78: error: the attribute x is repeated"),
    (
      #"<!DOCTYPE a [<!ENTITY b "&c;&c;">]><a>&b;</a>"#,
      ":1:1: error: document types are not supported"
    ),
  ])
  func `a file that is no storyboard is an error with its position`(
    text: String,
    message: String
  ) {
    let error = #expect(throws: FileError.self) { try StoryboardFixture.parse(text) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(message))
  }

  @Test func `a huge file and a file of too many elements are errors`() {
    let large = Array(repeating: UInt8(ascii: " "), count: 100 << 20)
    let first = #expect(throws: FileError.self) {
      try StoryboardReader.read(large, path: "Main.storyboard")
    }
    #expect(first?.description.contains("more than the limit of 8388608") == true)
    let second = #expect(throws: FileError.self) {
      try StoryboardFixture.parse("<a>" + String(repeating: "<b/>", count: 500_001) + "</a>")
    }
    #expect(second?.description.contains("more than 500000 elements") == true)
  }

  @Test func `what is wrong inside a storyboard is a warning with its position`() throws {
    let board = try StoryboardFixture.parse(
      StoryboardFixture.document(
        StoryboardFixture.scene(
          """
          <subviews><view id="a"><rect key="frame" x="0" y="0" width="-1" height="nan"/></view>
          <view id="a"/></subviews>
          <connections><segue destination="gone" kind="show" id="s1"/>
          <segue kind="show" id="s2"/><segue kind="warp" destination="vc" id="s3"/></connections>
          <constraints><constraint firstAttribute="diagonal"/></constraints>
          """
        ),
        #"initialViewController="none""#
      )
    )
    let messages = board.warnings.map(\.message)
    for part in [
      "expected a frame", #"the identifier "a" is used twice"#, #"leads to "gone""#,
      "the segue has no destination", #"the unknown kind "warp""#, "an unknown attribute",
      #"the initial view controller "none""#,
    ] {
      #expect(messages.contains { $0.contains(part) }, "\(part)")
    }
    #expect(board.warnings.allSatisfy { $0.position != nil && $0.severity == .warning })
    #expect(board.controllers[0].view?.subviews.count == 2)
  }
}
