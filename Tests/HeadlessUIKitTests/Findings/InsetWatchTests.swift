import HeadlessUIKit
import JankTrace
import Testing

/// The safe area of a page during its arrival.
struct InsetWatchTests {
  /// Pushes a page that acts when it will appear and when it did appear.
  private func push(
    willAppear: @escaping (UIViewController, UINavigationController) -> Void = { _, _ in },
    didAppear: @escaping (UIViewController, UINavigationController) -> Void = { _, _ in }
  ) -> Trace {
    Story.play(
      { story in
        let page = BarPage("B")
        page.willAppear = { [unowned page] in willAppear(page, $0) }
        page.didAppear = { [unowned page] in didAppear(page, $0) }
        story.stack("A").push(page, at: 100)
      },
      isFixed: true
    )
  }

  @Test func `an inset that changes back and forth is reported once, with its values`() throws {
    let trace = push(
      willAppear: { page, _ in page.additionalSafeAreaInsets.top = 30 },
      didAppear: { page, _ in page.additionalSafeAreaInsets.top = 0 }
    )
    #expect(trace.rules == [.insetsGoOneWay])
    #expect(try #require(trace.found.first).contains("changes to 74 points and back to 44"))
  }

  @Test func `a bar that disappears at once after the push makes the content jump`() throws {
    let trace = push(didAppear: { $1.setNavigationBarHidden(true, animated: false) })
    #expect(trace.rules == [.insetsGoOneWay])
    #expect(try #require(trace.found.first).contains("changes from 44 to 0 points after"))
  }

  @Test func `a bar that leaves with the transition or with an animation is no finding`() {
    #expect(push(willAppear: { $1.setNavigationBarHidden(true, animated: true) }).found.isEmpty)
    #expect(push(didAppear: { $1.setNavigationBarHidden(true, animated: true) }).found.isEmpty)
  }
}
