import HeadlessUIKit
import JankAnimators
import Testing

// Also tests: Mixable.

struct MoveTests {
  /// Runs code within a simulation.
  private func inSimulation(_ body: @escaping () -> Void) {
    _ = Stage(profile: .phone60, seed: 1, semantics: ChosenSemantics(iOS: 12)).run { _ in body() }
  }

  @Test
  func `every property is shown along its course`() {
    inSimulation {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      Move(view, .frame(Course(from: view.frame, to: CGRect(x: 10, y: 20, width: 200, height: 50))))
        .show(at: 0.5)
      #expect(view.frame == CGRect(x: 5, y: 10, width: 150, height: 50))
      Move(view, .center(Course(from: .zero, to: CGPoint(x: 8, y: -8)))).show(at: 0.25)
      #expect(view.center == CGPoint(x: 2, y: -2))
      Move(view, .alpha(Course(from: 1, to: 0))).show(at: 0.75)
      #expect(view.alpha == 0.25)
      let doubled = CGAffineTransform(scaleX: 2, y: 2)
      Move(view, .transform(Course(from: .identity, to: doubled))).show(at: 0.5)
      #expect(abs(view.transform.a - 1.5) < 1e-12)
      let turn = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      Move(view, .transform3D(Course(from: CATransform3DIdentity, to: turn))).show(at: 0.5)
      #expect(abs(view.transform3D.m11 - 0.5.squareRoot()) < 1e-12)
    }
  }

  @Test
  func `it reports when it changes and when it is constant`() {
    inSimulation {
      let view = UIView()
      let move = Move(view, .alpha(Course([(0, 0.2), (0.3, 0.2), (0.5, 0.9), (1, 0.9)])))
      #expect(move.legs == [2])
      #expect(move.span == 0.3...0.5)
      #expect(!move.isStraight)
      #expect(Move(view, .alpha(Course(from: 0, to: 1))).isStraight)
      #expect(Move(view, .transform(Course(from: .identity, to: .identity))).isStraight)
      let none: UIView? = nil
      #expect(Move(none, .alpha(Course(from: 0, to: 1))) == nil)
    }
  }

  @Test
  func `a pace of its own applies only within its span`() {
    inSimulation {
      let view = UIView()
      let course = Course<CGFloat>(from: 0, to: 1, begin: 0.5)
      let move = Move(view, .alpha(course), pace: .easeIn)
      move.show(at: 0.25)
      #expect(view.alpha == 0)
      move.show(at: 0.75)
      #expect(abs(view.alpha - TimingCurve.easeIn.value(at: 0.5, duration: 1)) < 1e-12)
      move.show(at: 1)
      #expect(view.alpha == 1)
    }
  }
}
