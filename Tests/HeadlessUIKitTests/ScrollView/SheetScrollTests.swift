import HeadlessUIKit
import Testing

/// Touches on scrolling content in a sheet.
struct SheetScrollTests {
  /// Drags on a list that fills a sheet of 608 points.
  private func play(
    _ points: [SIMD2<Double>],
    from offset: Double
  ) -> (offset: Double, isShown: Bool, lowest: Double, trace: Trace) {
    var (found, isShown, lowest) = (0.0, false, 0.0)
    let trace = HeadlessUIKitTests.play { window, simulation in
      let (root, page) = (controller("Root"), controller("Page", style: .pageSheet))
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 608))
      list.contentSize = CGSize(width: 375, height: 4_000)
      list.contentOffset.y = offset
      window.rootViewController = root
      simulation.schedule("present", at: .milliseconds(100)) {
        page.view.addSubview(list)
        root.present(page, animated: false)
      }
      let link = CADisplayLink { _ in lowest = max(lowest, page.view.frame.minY) }
      link.add(to: .main, forMode: .common)
      simulation.schedule(touches: touchID(points, from: 500))
      simulation.schedule("look", at: .milliseconds(4_000)) {
        found = list.contentOffset.y
        isShown = root.presentedViewController === page
        link.invalidate()
      }
    }
    return (found, isShown, lowest, trace)
  }

  private let down = line([180, 120], [180, 520], steps: 40)

  @Test func `a downward drag on content at its top moves the sheet`() {
    let played = play(down, from: 0)
    #expect(!played.isShown)
    #expect(played.offset == 0)
    #expect(played.lowest > 300)
    #expect(played.trace.findings.isEmpty)
  }

  @Test func `content below its top scrolls, and the sheet stays`() {
    let played = play(down, from: 2_000)
    #expect(played.isShown)
    #expect(played.offset < 1_700)
    #expect(played.lowest < 100)
  }

  @Test func `content at its top scrolls upwards, and the sheet stays`() {
    let played = play(down.reversed(), from: 0)
    #expect(played.isShown)
    #expect(played.offset > 380)
    #expect(played.lowest < 100)
  }

  @Test func `content that a drag pulls past its top keeps the drag`() {
    // From 40 points below its top: the drag first scrolls, then pulls further.
    let played = play(down, from: 40)
    #expect(played.isShown)
    #expect(played.offset == 0)
    #expect(played.lowest < 100)
  }
}
