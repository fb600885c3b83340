import HeadlessUIKit
import JankAnimators
import Testing

struct StraightFlightTests {
  /// Two tiles: one moves straight, one through two stops, and one with a pace of its own.
  private func places(at progress: Double) -> [CGPoint] {
    var places: [CGPoint] = []
    _ = Stage(profile: .phone60, seed: 1, semantics: ChosenSemantics(iOS: 12)).run { _ in
      let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      let (start, end) = (CGPoint(x: 5, y: 5), CGPoint(x: 105, y: 45))
      let choreography = Choreography(
        duration: 1,
        moves: [
          Move(views[0], .center(Course(from: start, to: end))),
          Move(views[1], .center(Course([(0, start), (0.5, end), (1, start)]))),
          Move(views[2], .center(Course(from: start, to: end)), pace: .easeIn),
          Move(views[3], .center(Course(from: start, to: end))),
          Move(views[3], .alpha(Course(from: 1, to: 0))),
        ]
      )
      choreography.show(at: progress)
      places = views.map(\.center)
      let alone = choreography.moves.map { move -> CGPoint in
        move.show(at: progress)
        return move.view.center
      }
      #expect([alone[0], alone[1], alone[2], alone[3]] == places)
    }
    return places
  }

  @Test(arguments: [0, 0.1, 0.25, 0.5, 0.9, 1, 1.2])
  func `views that fly together have the positions of single moves`(progress: Double) {
    let places = places(at: progress)
    #expect(places[0] == places[3])
    #expect(abs(places[0].x - (5 + 100 * progress)) < 1e-9)
    #expect(abs(places[0].y - (5 + 40 * progress)) < 1e-9)
  }
}
