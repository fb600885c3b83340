import StageSupport
import Testing
import UIKit

// Also tests: UIKit/UIKit.

/// A test file of an app, which imports UIKit by name beside Testing.
struct TestingBesideUIKitTests {
  @Test func `a file can import Testing and UIKit`() {
    let stage = Stage(profile: .phone60, seed: 1)
    let trace = stage.run { window in
      let page = UIViewController()
      window.rootViewController = page
      page.view.backgroundColor = .red
    }
    #expect(trace.findings.isEmpty)
  }
}
