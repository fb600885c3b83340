import Foundation
import HeadlessUIKit
import JankStoryboards
import JankScenarios
import JankText

/// Storyboards as scenarios.
enum ImportedApp {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "JankStoryboardsTests/StoryboardFiles")

  /// The names of the public storyboards, sorted.
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".storyboard") }.sorted()
  }()

  /// Reads public storyboards, each under the name that it has in its app: what is behind `--`.
  static func boards(_ names: [String]) throws -> [Storyboard] {
    try names.map { name in
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      let own = name.split(separator: "--").last.map(String.init) ?? name
      return try StoryboardReader.read(bytes, path: own)
    }
  }

  static func result(
    _ boards: [Storyboard],
    on device: DeviceProfile = .phone60,
    map entries: [String] = []
  ) throws -> StoryboardImport.Result {
    var map = TransitionMap()
    for entry in entries { try map.add(entry, among: Catalog.standard.effects) }
    return try StoryboardImport.run(StoryboardSet(boards), name: "app", on: device, map: map)
  }

  /// The scenario of the written text, which is what a user runs.
  static func reloaded(_ scenario: Scenario) throws -> Scenario {
    let text = try ScenarioWriter().write(scenario).text
    return try ScenarioLoader().load(Array(text.utf8), path: "app.scenario.json")
  }

  /// A storyboard of scenes.
  static func board(
    _ scenes: String,
    initial: String = "first",
    name: String = "Main"
  ) throws -> Storyboard {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" toolsVersion="14113" initialViewController="\(initial)">
      <device id="retina4_7"/><scenes>\(scenes)</scenes>
      <resources><image name="logo" width="20" height="10"/></resources></document>
      """
    return try StoryboardReader.read(Array(text.utf8), path: "\(name).storyboard")
  }

  /// A scene of a controller, with views and segues.
  static func scene(
    _ id: String,
    _ segues: String = "",
    views: String = "",
    element: String = "viewController",
    with attributes: String = ""
  ) -> String {
    """
    <scene><objects><\(element) id="\(id)" sceneMemberID="viewController" \(attributes)>
    <view key="view" id="\(id)-root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>\(views)</subviews></view><connections>\(segues)</connections></\(element)>
    <exit id="\(id)-exit" sceneMemberID="exit"/></objects></scene>
    """
  }

  /// A segue of a kind.
  static func segue(_ kind: String, _ target: String, _ attributes: String = "") -> String {
    #"<segue kind="\#(kind)" destination="\#(target)" id="\#(kind)-\#(target)" \#(attributes)/>"#
  }
}
