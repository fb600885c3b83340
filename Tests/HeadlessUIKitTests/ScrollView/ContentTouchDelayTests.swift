import HeadlessUIKit
import Testing

struct ContentTouchDelayTests {
  private final class Picky: UIScrollView {
    var begins = true
    var cancels = true

    override func touchesShouldBegin(
      _ touches: Set<UITouch>,
      with event: UIEvent?,
      in view: UIView
    ) -> Bool { begins }
    override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
  }

  /// The events of a button on the content, except movements, and their times in milliseconds after
  /// the touch began.
  private func hear(
    _ touches: [TouchSample],
    _ setUp: @escaping (Picky) -> Void = { _ in }
  ) -> (lines: [String], times: [Double], offset: Double) {
    var offset = 0.0
    let log = play(touchIDs: touches) { window, log, simulation in
      let scrollView = Picky(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scrollView.contentSize = CGSize(width: 300, height: 4000)
      let button = CGRect(x: 0, y: 0, width: 300, height: 400)
      scrollView.addSubview(TouchyView("button", frame: button, log: log))
      setUp(scrollView)
      window.addSubview(scrollView)
      simulation.schedule("look", at: .milliseconds(5_000)) { offset = scrollView.contentOffset.y }
    }
    let heard = zip(log.lines, log.times).filter { !$0.0.contains("moved") }
    return (heard.map(\.0), heard.map { $0.1 * 1000 - 100 }, offset)
  }

  private func stay(_ count: Int) -> [SIMD2<Double>] {
    Array(repeating: [150, 200], count: count)
  }

  @Test func `content receives a stationary touch after 150 ms`() throws {
    let heard = hear(touchID(stay(40)))
    #expect(heard.lines == ["button began 200", "button ended 200"])
    let time = try #require(heard.times.first)
    #expect(time >= 150 && time < 175)
  }

  @Test func `content receives a short tap at its release`() {
    let heard = hear(touchID(stay(5)))
    #expect(heard.lines == ["button began 200", "button ended 200"])
    #expect(heard.times.allSatisfy { $0 >= 50 && $0 < 80 })
  }

  @Test func `content receives touches at once without a delay`() throws {
    let heard = hear(touchID(stay(40))) { $0.delaysContentTouches = false }
    #expect(try #require(heard.times.first) < 20)
  }

  @Test func `content never receives a touch that scrolls at once`() {
    let heard = hear(touchID(line([150, 200], [150, 100])))
    #expect(heard.lines.isEmpty)
    #expect(heard.offset > 90)
  }

  @Test func `a press is cancelled after 5 points, before the content scrolls`() {
    let six = line([150, 200], [150, 194], steps: 6)
    let heard = hear(touchID(stay(20) + six + Array(repeating: [150, 194], count: 5)))
    #expect(heard.lines.first == "button began 200")
    #expect(heard.lines.last?.hasPrefix("button cancelled") == true)
    #expect(heard.offset == 0)
    let sideways = line([150, 200], [156, 200], steps: 6)
    let other = hear(touchID(stay(20) + sideways))
    #expect(other.lines.last == "button ended 200")
  }

  @Test func `content that cannot be cancelled does not scroll once it has the touch`() {
    let drag = touchID(stay(20) + line([150, 200], [150, 100]))
    for heard in [
      hear(drag) { $0.canCancelContentTouches = false }, hear(drag) { $0.cancels = false },
    ] {
      #expect(heard.lines.last == "button ended 100")
      #expect(heard.offset == 0)
    }
    let quick = hear(touchID(line([150, 200], [150, 100]))) { $0.canCancelContentTouches = false }
    #expect(quick.offset > 90)
  }

  @Test func `a scroll view can keep a touch from its content`() {
    let heard = hear(touchID(stay(40))) { $0.begins = false }
    #expect(heard.lines.isEmpty)
  }
}
