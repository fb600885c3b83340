import Foundation
import JankStoryboards
import JankText
import Testing

/// The storyboards beside the tests, and small ones written in tests.
enum StoryboardFixture {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "StoryboardFiles")

  /// The names of the files, sorted.
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".storyboard") }.sorted()
  }()

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  static func read(_ name: String, for screen: StoryboardSize? = nil) throws -> Storyboard {
    try StoryboardReader.read(try bytes(name), path: name, for: screen)
  }

  /// A document around scenes.
  static func document(_ scenes: String, _ attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useTraitCollections="YES" \(attributes)>
    <device id="retina4_7" orientation="portrait"/>
    <scenes>\(scenes)</scenes>
    </document>
    """
  }

  /// A scene of a controller with a root view around other views.
  static func scene(_ views: String, _ more: String = "", id: String = "vc") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
    <view key="view" id="\(id)-root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    \(views)</view>\(more)</viewController></objects></scene>
    """
  }

  static func parse(
    _ text: String,
    path: String = "Main.storyboard",
    for screen: StoryboardSize? = nil
  ) throws(FileError) -> Storyboard {
    try StoryboardReader.read(Array(text.utf8), path: path, for: screen)
  }
}
