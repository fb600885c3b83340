import HeadlessUIKit
import Testing

// Also tests: GestureStanding.

struct GestureArbiterTests {
  private let drag = touchID(line([50, 50], [50, 150]))

  @Test
  func `a delegate can allow two simultaneous drags`() {
    for side in ["inner", "outer"] {
      let judge = Judge()
      judge.shares = { _, _ in true }
      let log = play(touchIDs: drag) { window, log, _ in
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        let inner = log.watch(UIPanGestureRecognizer(), "inner", on: view)
        let outer = log.watch(UIPanGestureRecognizer(), "outer", on: window)
        (side == "inner" ? inner : outer).delegate = judge
      }
      #expect(log.lines == ["inner began", "outer began", "inner ended", "outer ended"])
    }
  }

  @Test
  func `a gesture that may not begin fails, and others can begin`() {
    let judge = Judge()
    var askedCount = 0
    judge.begins = { _ in
      askedCount += 1
      return false
    }
    let log = play(touchIDs: drag) { window, log, _ in
      log.watch(UIPanGestureRecognizer(), "first", on: window).delegate = judge
      log.watch(UIPanGestureRecognizer(), "second", on: window)
    }
    #expect(log.lines == ["second began", "second ended"])
    #expect(askedCount == 1)
  }

  @Test
  func `a view can prevent a gesture from beginning on it`() {
    final class Keeper: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.name != "kept"
      }
    }
    let log = play(touchIDs: drag) { window, log, _ in
      window.addSubview(Keeper(frame: window.bounds))
      log.watch(UIPanGestureRecognizer(), "kept", on: window)
      log.watch(UIPanGestureRecognizer(), "free", on: window)
    }
    #expect(log.lines == ["free began", "free ended"])
  }

  @Test
  func `a touch that the delegate rejects is ignored`() {
    let judge = Judge()
    judge.receives = { $1.location(in: nil).x > 100 }
    let log = play(touchIDs: drag + touchID(line([150, 50], [150, 150]), from: 400)) {
      window,
      log,
      _ in
      log.watch(UIPanGestureRecognizer(), "pan", on: window).delegate = judge
    }
    #expect(log.lines == ["pan began", "pan ended"])
    #expect((log.times.first ?? 0) > 0.4)
  }

  /// The APIs to make a pan wait for a swipe to fail.
  enum Way: CaseIterable {
    case require, delegateOfWaiting, delegateOfAwaited
  }

  private func panWaitsForSwipe(_ way: Way, _ samples: [TouchSample]) -> GestureLog {
    let judge = Judge()
    return play(touchIDs: samples) { window, log, _ in
      let pan = log.watch(UIPanGestureRecognizer(), "pan", on: window)
      let swipe = log.watch(UISwipeGestureRecognizer(), "swipe", on: window)
      switch way {
      case .require: pan.require(toFail: swipe)
      case .delegateOfWaiting:
        judge.waits = { $0 === pan && $1 === swipe }
        pan.delegate = judge
      case .delegateOfAwaited:
        judge.isAwaited = { $0 === swipe && $1 === pan }
        swipe.delegate = judge
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `a drag that waits for a swipe fails if the swipe succeeds`(way: Way) {
    let log = panWaitsForSwipe(way, touchID(line([50, 50], [150, 50])))
    #expect(log.lines == ["swipe ended"])
  }

  @Test(arguments: Way.allCases)
  func `a drag that waits for a swipe begins when the swipe times out`(way: Way) {
    let log = panWaitsForSwipe(way, touchID(line([50, 50], [90, 50]), every: 100))
    #expect(log.lines == ["pan began", "pan ended"])
    #expect(abs((log.times.first ?? 0) - 0.6) < 0.001)
  }

  @Test
  func `a drag held beyond its end begins and ends at once`() {
    let log = panWaitsForSwipe(.require, touchID(line([50, 50], [90, 50])))
    #expect(log.lines == ["pan began", "pan ended"])
    // The calls differ only by the time that the first one takes.
    let (began, ended) = (log.times.first ?? 0, log.times.last ?? 1)
    #expect(ended > began && ended - began < 0.000_1)
  }

  @Test
  func `a held gesture is in the state possible`() {
    var seen: [UIGestureRecognizer.State] = []
    play(touchIDs: touchID(line([50, 50], [90, 50]), every: 100)) { window, log, simulation in
      let pan = log.watch(UIPanGestureRecognizer(), "pan", on: window)
      let swipe = log.watch(UISwipeGestureRecognizer(), "swipe", on: window)
      pan.require(toFail: swipe)
      simulation.schedule("look", at: .milliseconds(550)) { seen.append(pan.state) }
      simulation.schedule("look", at: .milliseconds(700)) { seen.append(pan.state) }
    }
    #expect(seen == [.possible, .changed])
  }

  /// An app's discrete recogniser that recognises when its touch has moved a given distance.
  private final class Threshold: UIGestureRecognizer {
    var distance = 0.0
    var start = CGPoint.zero
    private(set) var resetCount = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      start = touches.first?.location(in: nil) ?? .zero
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let place = touches.first?.location(in: nil) else { return }
      if place.y - start.y >= distance { state = .recognized }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      if state == .possible { state = .failed }
    }
    override func reset() {
      resetCount += 1
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `of exclusive recognisers only the least demanding one succeeds`(
    seed: UInt64
  ) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func draw(_ count: UInt64) -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state % count
    }
    let distances = (0..<5).map { _ in Double(draw(120)) }
    let places = (0..<5).map { _ in draw(2) }
    var recognizers: [Threshold] = []
    let log = play(touchIDs: touchID(line([50, 50], [50, 150], steps: 100), every: 17)) {
      window,
      log,
      _ in
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      for (index, distance) in distances.enumerated() {
        let recognizer = Threshold()
        recognizer.distance = distance
        log.watch(recognizer, "\(index)", on: places[index] == 0 ? view : window)
        recognizers.append(recognizer)
      }
    }
    // In one event the position decides, then the order. Nothing moves at first.
    let reached = distances.indices.filter { distances[$0] <= 100 }
    let winner = reached.min { first, second in
      let (one, other) = (max(1, distances[first]), max(1, distances[second]))
      return one != other
        ? one < other
        : places[first] != places[second] ? places[first] < places[second] : first < second
    }
    #expect(log.lines == (winner.map { ["\($0) ended"] } ?? []))
    #expect(recognizers.allSatisfy { $0.resetCount == 1 && $0.state == .possible })
  }
}
