import HeadlessUIKit
import JankTrace
import Testing

/// What the safe area of a page does while it comes.
struct InsetWatchTests {
  /// Pushes a page that does something as it comes and when it is there.
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

  @Test func `an inset that comes and goes is found once, with what it was`() throws {
    let trace = push(
      willAppear: { page, _ in page.additionalSafeAreaInsets.top = 30 },
      didAppear: { page, _ in page.additionalSafeAreaInsets.top = 0 }
    )
    #expect(trace.rules == [.insetsGoOneWay])
    #expect(try #require(trace.found.first).contains("goes to 74 points and back to 44"))
  }

  @Test func `a bar that goes at once when the page is there makes the content jump`() throws {
    let trace = push(didAppear: { $1.setNavigationBarHidden(true, animated: false) })
    #expect(trace.rules == [.insetsGoOneWay])
    #expect(try #require(trace.found.first).contains("goes from 44 to 0 points when"))
  }

  @Test func `a bar that goes along or is seen to go is right`() {
    #expect(push(willAppear: { $1.setNavigationBarHidden(true, animated: true) }).found.isEmpty)
    #expect(push(didAppear: { $1.setNavigationBarHidden(true, animated: true) }).found.isEmpty)
  }
}
