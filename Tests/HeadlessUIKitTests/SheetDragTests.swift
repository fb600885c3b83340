import HeadlessUIKit
import JankMotion
import JankTrace
import Testing

struct SheetDragTests {
  @Test
  func `the page follows the touch less ten points, and the dimming fades along`() throws {
    let played = playSheet(touchIDs: pull(250, rests: true))
    let peak = try #require(played.offsets.max())
    #expect(abs(peak - 240) < 1e-9)
    let lightest = try #require(played.darkness.min())
    #expect(abs(lightest - 0.2 * (1 - 240.0 / 608)) < 1e-9)
    #expect(played.offsets.last == 0)
    #expect(played.darkness.last == 0.2)
  }

  @Test(
    arguments: [
      (travel: 100, rests: true, goes: false), (travel: 310, rests: true, goes: false),
      (travel: 318, rests: true, goes: true), (travel: 190, rests: false, goes: false),
      (travel: 210, rests: false, goes: true), (travel: -200, rests: false, goes: false),
    ]
  )
  func `it is dismissed beyond half its height or from 1000 points a second`(
    travel: Double,
    rests: Bool,
    goes: Bool
  ) {
    #expect(playSheet(touchIDs: pull(travel, rests: rests)).isShown == !goes)
  }

  @Test
  func `another release policy can decide`() {
    var semantics = ChosenSemantics.standard
    semantics.sheetRelease = DirectionPolicy()
    #expect(!playSheet(touchIDs: pull(60), semantics: semantics).isShown)
  }

  @Test
  func `a policy that dismisses after a rest near the top is no finding of the app`() throws {
    var semantics = ChosenSemantics.standard
    semantics.sheetRelease = try ShareOrSpeedPolicy(share: 0.01, speed: 1_000)
    let played = playSheet(touchIDs: pull(40, rests: true), semantics: semantics)
    #expect(!played.isShown)
    #expect(played.trace.found.isEmpty)
  }

  @Test
  func `it springs back critically damped after a release at rest`() throws {
    let offsets = playSheet(touchIDs: pull(250, rests: true)).offsets
    let top = try #require(offsets.lastIndex { $0 >= 240 - 1e-9 })
    let back = Array(offsets[(top + 1)...].prefix { $0 != 0 })
    // The spring begins at a commit, some time before the first frame that shows it.
    let begin = try #require(
      stride(from: 0.0, to: 0.05, by: 1e-5).min { one, other in
        abs(240 * rest(after: one) - back[0]) < abs(240 * rest(after: other) - back[0])
      }
    )
    for (index, offset) in back.enumerated() {
      #expect(abs(offset - 240 * rest(after: begin + Double(index) / 60)) < 0.1)
    }
    #expect(back.count > 25)
  }

  private func rest(after seconds: Double) -> Double {
    1 - Spring.system.progress(at: seconds)
  }

  @Test
  func `thrown back, it does not overshoot its position`() {
    let way = line([187, 150], [187, 450], steps: 30) + line([187, 400], [187, 250], steps: 3)
    let played = playSheet(touchIDs: touchID(way, from: 1_000))
    #expect(played.isShown)
    #expect((played.offsets.min() ?? 0) >= 0)
  }

  @Test
  func `a touch that the system cancels lets it return`() {
    let played = playSheet(touchIDs: pull(400, ending: .cancelled))
    #expect(played.isShown)
    #expect(played.trace.transitions.last?.outcome == .cancelled)
  }

  @Test
  func `it can be dragged again after it has returned`() {
    let played = playSheet(touchIDs: pull(100, rests: true) + pull(400, from: 2_500))
    #expect(!played.isShown)
    #expect(played.trace.transitions.map(\.kind) == [.present, .dismiss, .dismiss])
  }

  @Test
  func `a page that the app keeps follows and returns without a transition`() throws {
    let played = playSheet(touchIDs: pull(400, rests: true)) { stage in
      stage.page.isModalInPresentation = true
    }
    #expect(try #require(played.offsets.max()) > 380)
    #expect(played.offsets.last == 0)
    #expect(played.trace.transitions.map(\.kind) == [.present])
  }

  @Test
  func `a child controller can keep the page too`() {
    let played = playSheet(touchIDs: pull(400)) { stage in
      let child = controller("C")
      child.isModalInPresentation = true
      stage.page.addChild(child)
      child.didMove(toParent: stage.page)
    }
    #expect(played.isShown)
  }

  // MARK: Ignored drags

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext])
  func `pages that are no sheets stay`(style: UIModalPresentationStyle) {
    #expect(playSheet(touchIDs: pull(400), style: style).isShown)
  }

  @Test
  func `a touch beside the page or a sideways drag moves nothing`() {
    let beside = touchID(line([187, 20], [187, 420], steps: 20), from: 1_000)
    #expect(playSheet(touchIDs: beside).isShown)
    let aside = touchID(line([30, 200], [330, 300], steps: 20), from: 1_000)
    #expect(playSheet(touchIDs: aside).log.isEmpty)
  }

  @Test
  func `a covered sheet cannot be dragged, and the covering one does not drag it along`() {
    let played = playSheet(touchIDs: pull(400)) { stage in
      stage.simulation.schedule("above", at: .milliseconds(850)) {
        stage.page.present(controller("C", style: .pageSheet), animated: false)
      }
    }
    #expect(played.isShown)
    #expect(played.trace.transitions.map(\.from) == ["A", "B", "C"])
  }

  @Test
  func `a page that the app dismisses during a drag is dismissed once`() {
    let played = playSheet(touchIDs: pull(400, rests: true)) { stage in
      stage.page.isModalInPresentation = true
      stage.simulation.schedule("dismiss", at: .milliseconds(1_150)) {
        stage.page.dismiss(animated: true)
      }
    }
    #expect(!played.isShown)
    #expect(played.trace.transitions.map(\.kind) == [.present, .dismiss])
  }
}
