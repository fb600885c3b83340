import Foundation
import HeadlessUIKit
import Testing

// Also tests: LoadedScene+Views, SceneFile+Segues.

#if !canImport(ObjectiveC)
/// Plays an app of two storyboards: tabs with a table, gestures and bar buttons, and a reference.
struct SystemOutletTests {
  private static let head = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="15705"
    """

  private static let main = """
    \(head) targetRuntime="iOS.CocoaTouch" initialViewController="tabs"><device id="retina6_12"/>
    <scenes><scene><objects><tabBarController id="tabs"><connections>
      <outlet property="delegate" destination="watch" id="o0"/>
      <segue destination="table" kind="relationship" relationship="viewControllers" id="s0"/>
      <segue destination="stack" kind="relationship" relationship="viewControllers" id="s1"/>
      <segue destination="other" kind="relationship" relationship="viewControllers" id="s2"/>
      </connections></tabBarController><customObject id="watch" customClass="TabWatch">
        <connections><outlet property="tabs" destination="tabs" id="oa"/></connections>
      </customObject></objects></scene>
    <scene><objects><viewController id="table" customClass="RowPage">
      <tabBarItem key="tabBarItem" title="Rows" id="i0"/>
      <view key="view" id="v0"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <tableView rowHeight="50" id="t0"><rect key="frame" x="0" y="0" width="393" height="400"/>
        <prototypes><tableViewCell reuseIdentifier="row" id="c0">
          <rect key="frame" x="0" y="0" width="393" height="50"/>
          <tableViewCellContentView key="contentView" id="cv0">
          <rect key="frame" x="0" y="0" width="393" height="50"/><subviews>
          <label text="Row" id="l0"><rect key="frame" x="9" y="9" width="90" height="20"/></label>
          </subviews></tableViewCellContentView><connections>
          <segue destination="other" kind="show" identifier="row" id="s3"/></connections>
        </tableViewCell></prototypes><connections>
        <outlet property="dataSource" destination="table" id="o1"/>
        <outlet property="delegate" destination="table" id="o2"/></connections></tableView>
      <collectionView id="cl0"><rect key="frame" x="0" y="400" width="393" height="100"/>
        </collectionView></subviews></view></viewController></objects></scene>
    <scene><objects><navigationController id="stack"><connections>
      <segue destination="page" kind="relationship" relationship="rootViewController" id="s4"/>
      </connections></navigationController></objects></scene>
    <scene><objects><viewController id="page" customClass="GesturePage">
      <view key="view" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <constraints><constraint firstAttribute="height" constant="9" id="k0"/></constraints>
        <connections>
        <outletCollection property="gestureRecognizers" destination="g0" id="o3"/>
        <outletCollection property="gestureRecognizers" destination="g1" id="o4"/>
        <outletCollection property="gestureRecognizers" destination="g2" id="o5"/>
        <outletCollection property="gestureRecognizers" destination="g3" id="o6"/></connections>
      </view><navigationItem key="navigationItem" title="Page" id="n0">
        <leftBarButtonItems><barButtonItem title="One" id="b0"/>
          <barButtonItem systemItem="add" id="b1"/></leftBarButtonItems>
        <barButtonItem key="rightBarButtonItem" title="Go" id="b2"><connections>
          <action selector="go:" destination="page" id="a0"/></connections></barButtonItem>
      </navigationItem><connections>
        <outlet property="goItem" destination="b2" id="o8"/>
        <outlet property="height" destination="k0" id="o9"/></connections></viewController>
      <tapGestureRecognizer numberOfTapsRequired="2" id="g0"><connections>
        <outlet property="delegate" destination="page" id="o7"/></connections>
        </tapGestureRecognizer>
      <swipeGestureRecognizer direction="down" id="g1"/>
      <pongPressGestureRecognizer id="g2"/>
      <screenEdgePanGestureRecognizer id="g3"><rectEdge key="edges" right="YES"/>
      </screenEdgePanGestureRecognizer></objects></scene>
    <scene><objects><viewControllerPlaceholder storyboardName="Other" id="other"
      referencedIdentifier="Far"/></objects></scene></scenes></document>
    """

  private static let other = """
    \(head) targetRuntime="iOS.CocoaTouch"><device id="retina6_12"/><scenes>
    <scene><objects><viewController id="far" storyboardIdentifier="Far" title="Far"/></objects>
    </scene></scenes></document>
    """

  /// Plays the app; looks at a tab after it was selected.
  private func playApp(tab: Int = 0, _ look: @escaping (UITabBarController) -> Void) -> Trace {
    play { window, stage in
      #expect(throws: Never.self) {
        try UIStoryboard.define("Main", data: Data(Self.main.utf8))
        try UIStoryboard.define("Other", data: Data(Self.other.utf8))
      }
      UIStoryboard.register(RowPage.self, GesturePage.self)
      UIStoryboard.register(TabWatch.init)
      UIStoryboard.register(actions: Selector("go:", GesturePage.go))
      let main = UIStoryboard(name: "Main", bundle: nil)
      guard let tabs = main.instantiateInitialViewController() as? UITabBarController else {
        Issue.record("the file begins with tabs")
        return
      }
      window.rootViewController = tabs
      stage.schedule("select", at: .milliseconds(100)) { tabs.selectedIndex = tab }
      stage.schedule("look", at: .milliseconds(800)) { look(tabs) }
    }
  }

  /// The button with a title in a view.
  private func button(_ title: String, in view: UIView?) -> UIButton? {
    guard let view else { return nil }
    if let button = view as? UIButton, button.currentTitle == title { return button }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  @Test func `tabs hold their pages, also that of another storyboard, and have a delegate`() {
    _ = playApp { tabs in
      #expect(tabs.viewControllers?.count == 3 && tabs.viewControllers?.last?.title == "Far")
      #expect(tabs.viewControllers?.first?.tabBarItem.title == "Rows")
      #expect((tabs.delegate as? TabWatch)?.tabs === tabs)
    }
  }

  @Test func `a table has its delegates, and makes cells of its prototype`() {
    let trace = playApp { tabs in
      let page = tabs.viewControllers?.first as? RowPage
      let table = page?.view.subviews.lazy.compactMap { $0 as? UITableView }.first
      #expect(table?.dataSource === page && table?.delegate === page)
      let cell = table?.cellForRow(at: IndexPath(row: 1, section: 0))
      let labels = cell?.contentView.subviews.compactMap { $0 as? UILabel }
      let label = labels?.first { $0.text == "Row" }
      #expect(cell?.reuseIdentifier == "row" && label?.superview === cell?.contentView)
      #expect(label?.frame == CGRect(x: 9, y: 9, width: 90, height: 20))
    }
    #expect(trace.warnings.contains { $0.contains("a collectionView is not modelled") })
  }

  @Test func `gesture recognisers have their settings and delegates`() {
    _ = playApp(tab: 1) { tabs in
      let stack = tabs.viewControllers?[1] as? UINavigationController
      let page = stack?.topViewController
      let gestures = page?.view.gestureRecognizers ?? []
      let tap = gestures.lazy.compactMap { $0 as? UITapGestureRecognizer }.first
      let swipe = gestures.lazy.compactMap { $0 as? UISwipeGestureRecognizer }.first
      let edge = gestures.lazy.compactMap { $0 as? UIScreenEdgePanGestureRecognizer }.first
      #expect(tap?.numberOfTapsRequired == 2 && tap?.delegate === page)
      #expect(swipe?.direction == .down && edge?.edges == .right)
      #expect(gestures.contains { $0 is UILongPressGestureRecognizer } && gestures.count == 4)
    }
  }

  @Test func `bar buttons are in their places, and call a registered action`() {
    let trace = playApp(tab: 1) { tabs in
      let stack = tabs.viewControllers?[1] as? UINavigationController
      guard let page = stack?.topViewController as? GesturePage else {
        Issue.record("the stack shows the page")
        return
      }
      let item = page.navigationItem
      #expect(item.title == "Page" && item.leftBarButtonItems?.map(\.title) == ["One", "Add"])
      #expect(page.goItem === item.rightBarButtonItem)
      let go = button("Go", in: stack?.navigationBar)
      go?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      #expect(page.count == 1)
    }
    let unset = "the outlet height of GesturePage is not set"
    #expect(trace.warnings.contains { $0.contains(unset) }, "\(trace.warnings)")
  }
}

private final class TabWatch: NSObject, UITabBarControllerDelegate {
  weak var tabs: UITabBarController?
  private let tabsOutlet = IBConnection("tabs", \TabWatch.tabs)
}

private final class RowPage: UIViewController, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
}

private final class GesturePage: UIViewController, UIGestureRecognizerDelegate {
  weak var goItem: UIBarButtonItem?
  var count = 0
  private let connections = [IBConnection("goItem", \GesturePage.goItem)]
}

extension GesturePage {
  fileprivate func go(_ sender: Any?) { count += 1 }
}
#endif
