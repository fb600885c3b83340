import Foundation
import HeadlessUIKit
import Testing

// Also tests: StoryboardCoder, IBConnection, StoryboardClasses, SceneFile, UIColor+Storyboard.
// Also tests: UIView+Storyboard, UIStoryboard+File.

#if !canImport(ObjectiveC)
/// Plays an app from its storyboard file.
struct LoadedSceneTests {
  /// A navigation controller with a list, a detail with an embedded part, and a segue class.
  private static let file = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="15705"
      targetRuntime="iOS.CocoaTouch" initialViewController="nav"><device id="retina6_12"/><scenes>
    <scene><objects><navigationController id="nav"><connections>
      <segue destination="list" kind="relationship" relationship="rootViewController" id="s0"/>
      </connections></navigationController></objects></scene>
    <scene><objects><viewController storyboardIdentifier="List" customClass="ListPage" id="list">
      <view key="view" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <label text="None" textAlignment="center" id="l1">
        <rect key="frame" x="20" y="120" width="200" height="30"/></label>
      <button buttonType="system" id="b1"><rect key="frame" x="20" y="200" width="100" height="44"/>
        <state key="normal" title="Open"/><connections>
        <action selector="note:" destination="list" eventType="touchUpInside" id="a1"/>
        <segue destination="detail" kind="show" identifier="open" id="s1"/></connections></button>
      </subviews><color key="backgroundColor" white="1" alpha="1"/></view><connections>
      <outlet property="message" destination="l1" id="o1"/>
      <segue destination="detail" kind="custom" identifier="jump" customClass="JumpSegue" id="s2"/>
      </connections></viewController></objects></scene>
    <scene><objects><viewController title="Detail" customClass="DetailPage" id="detail">
      <view key="view" id="v2"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <containerView id="c1"><rect key="frame" x="10" y="100" width="300" height="200"/>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number"
          keyPath="layer.cornerRadius"><integer key="value" value="9"/>
          </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><segue destination="part" kind="embed" identifier="in" id="s3"/></connections>
      </containerView></subviews></view><connections>
      <segue destination="exit" kind="unwind" identifier="back" unwindAction="back:" id="s4"/>
      </connections></viewController><exit id="exit"/></objects></scene>
    <scene><objects><viewController title="Part" customClass="PartPage" id="part">
      <view key="view" id="v3"><rect key="frame" x="0" y="0" width="300" height="200"/></view>
      </viewController></objects></scene></scenes></document>
    """

  /// Plays the app; the step at 100 ms gets its stack and its list.
  private func playApp(
    _ more: @escaping (Stage, UINavigationController, ListPage) -> Void
  ) -> Trace {
    play { window, stage in
      #expect(throws: Never.self) {
        try UIStoryboard.define("Main", data: Data(Self.file.utf8))
      }
      UIStoryboard.register(ListPage.self, DetailPage.self, PartPage.self)
      UIStoryboard.register(JumpSegue.init)
      let main = UIStoryboard(name: "Main", bundle: nil)
      guard let stack = main.instantiateInitialViewController() as? UINavigationController,
        let list = stack.viewControllers.first as? ListPage
      else {
        Issue.record("the file has a navigation controller with a list")
        return
      }
      window.rootViewController = stack
      more(stage, stack, list)
    }
  }

  @Test func `a button calls its action and its segue in UIKit's order, and data returns`() {
    let trace = playApp { stage, stack, list in
      stage.schedule("tap", at: .milliseconds(100)) {
        #expect(list.log == ["awake", "load None"])
        #expect(list.view.backgroundColor == .white)
        let button = list.view.subviews.compactMap { $0 as? UIButton }.first
        #expect(button?.frame == CGRect(x: 20, y: 200, width: 100, height: 44))
        #expect(button?.currentTitle == "Open" && button?.buttonType == .system)
        button?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      }
      stage.schedule("back", at: .milliseconds(1_500)) {
        #expect(list.log == ["awake", "load None", "note", "should open", "prepare open"])
        let detail = stack.topViewController as? DetailPage
        #expect(detail?.log == ["awake", "should in", "prepare in", "load"])
        #expect(detail?.text == "from the list" && detail?.children.first is PartPage)
        let container = detail?.view.subviews.first
        #expect(container?.layer.cornerRadius == 9)
        #expect(detail?.children.first?.view.superview === container)
        detail?.performSegue(withIdentifier: "back", sender: nil)
      }
      stage.schedule("look", at: .milliseconds(3_000)) {
        #expect(list.message.text == "from the detail" && stack.viewControllers.count == 1)
      }
    }
    #expect(trace.transitions.map(\.kind) == [.push, .pop])
    #expect(trace.found.isEmpty && trace.warnings.isEmpty, "\(trace.warnings)")
  }

  @Test func `a registered segue class performs its own transition`() {
    let trace = playApp { stage, stack, list in
      stage.schedule("jump", at: .milliseconds(100)) {
        list.performSegue(withIdentifier: "jump", sender: nil)
      }
      stage.schedule("look", at: .milliseconds(1_000)) {
        #expect(list.presentedViewController is DetailPage)
      }
    }
    #expect(trace.transitions.map(\.to) == ["Detail"])
  }

  @Test func `bars that the file hides are hidden`() {
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="15705"
        targetRuntime="iOS.CocoaTouch" initialViewController="tabs"><device id="retina6_12"/>
      <scenes><scene><objects><tabBarController id="tabs"><connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="s0"/>
        </connections></tabBarController></objects></scene>
      <scene><objects><navigationController navigationBarHidden="YES" id="nav"><connections>
        <segue destination="list" kind="relationship" relationship="rootViewController" id="s1"/>
        </connections></navigationController></objects></scene>
      <scene><objects><viewController id="list"><connections>
        <segue destination="detail" kind="show" identifier="open" id="s2"/></connections>
        </viewController></objects></scene>
      <scene><objects><viewController hidesBottomBarWhenPushed="YES" id="detail"/></objects></scene>
      </scenes></document>
      """
    play { window, stage in
      #expect(throws: Never.self) { try UIStoryboard.define("Main", data: Data(file.utf8)) }
      let main = UIStoryboard(name: "Main", bundle: nil)
      guard let tabs = main.instantiateInitialViewController() as? UITabBarController,
        let stack = tabs.viewControllers?.first as? UINavigationController
      else {
        Issue.record("the file has tabs with a navigation controller")
        return
      }
      window.rootViewController = tabs
      #expect(stack.isNavigationBarHidden)
      stage.schedule("open", at: .milliseconds(100)) {
        #expect(tabs.tabBar.frame.minX == 0)
        stack.topViewController?.performSegue(withIdentifier: "open", sender: nil)
      }
      stage.schedule("look", at: .milliseconds(1_000)) {
        #expect(stack.viewControllers.count == 2 && tabs.tabBar.frame.maxX == 0)
        #expect(stack.isNavigationBarHidden)
      }
    }
  }

  @Test func `an unknown identifier is a fatal error that lists the known ones`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      play { _, _ in
        try? UIStoryboard.define("Main", data: Data(LoadedSceneTests.file.utf8))
        let main = UIStoryboard(name: "Main", bundle: nil)
        _ = main.instantiateViewController(withIdentifier: "Nowhere")
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("'Nowhere'; it has List"))
  }

  @Test func `a class that is not registered is a fatal error that names it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      play { _, _ in
        try? UIStoryboard.define("Main", data: Data(LoadedSceneTests.file.utf8))
        let main = UIStoryboard(name: "Main", bundle: nil)
        _ = main.instantiateViewController(withIdentifier: "List")
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Unknown class ListPage"))
  }

  @Test func `data that is no storyboard is an error with its position`() {
    play { _, _ in
      #expect(throws: (any Error).self) {
        try UIStoryboard.define("Main", data: Data("<document/>".utf8))
      }
    }
  }
}

/// A view controller that logs its calls.
private class ScenePage: UIViewController {
  var log: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "")")
    (segue.destination as? DetailPage)?.text = "from the list"
  }
}

private final class ListPage: ScenePage {
  // As apps write it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var message: UILabel!
  private let messageOutlet = IBConnection("message", \ListPage.message)
  private let noteAction = IBConnection(Selector("note:", ListPage.note))
  private let backAction = IBConnection(Selector("back:", ListPage.back))

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("load \(message.text ?? "")")
  }

  func note(_ sender: UIButton) { log.append("note") }

  func back(_ segue: UIStoryboardSegue) { message.text = "from the detail" }
}

private final class DetailPage: ScenePage {
  var text = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("load")
  }
}

private final class PartPage: UIViewController {}

private final class JumpSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: true) }
}
#endif
