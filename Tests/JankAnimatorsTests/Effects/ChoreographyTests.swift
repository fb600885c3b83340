import HeadlessUIKit
import JankAnimators
import Testing

// Also tests: Pace.

struct ChoreographyTests {
  @Test
  func `it shows any time along its pace, and its end from then on`() {
    _ = Stage(profile: .phone60, seed: 1, semantics: ChosenSemantics(iOS: 12)).run { _ in
      let view = UIView()
      let choreography = Choreography(
        duration: 2,
        pace: .easeOut,
        moves: [Move(view, .alpha(Course(from: 0, to: 1)))]
      )
      for seconds in [0, 0.5, 1, 1.9] {
        choreography.show(atSeconds: seconds)
        let expected = TimingCurve.easeOut.value(at: seconds, duration: 2)
        #expect(abs(view.alpha - expected) < 1e-15)
      }
      choreography.show(atSeconds: 7)
      #expect(view.alpha == 1)
      choreography.show(at: 0.25)
      #expect(view.alpha == 0.25)
    }
  }

  @Test(arguments: [Pace.linear, .easeIn, .easeOut, .easeInEaseOut])
  func `a pace is the same for a clock and for UIView`(pace: Pace) {
    let curve: TimingCurve =
      switch pace.options {
      case .curveLinear: .linear
      case .curveEaseIn: .easeIn
      case .curveEaseOut: .easeOut
      default: .easeInEaseOut
      }
    #expect(pace.curve(over: 1) == curve)
  }
}
