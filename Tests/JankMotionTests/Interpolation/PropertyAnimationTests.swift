import JankMotion
import Testing

struct PropertyAnimationTests {
  private func animation(
    _ ends: EndValues<Double>,
    additive: Bool = false,
    cumulative: Bool = false,
    repeats: Double = 1
  ) throws -> PropertyAnimation<Double> {
    PropertyAnimation(
      ends,
      timing: try MediaTiming(duration: 1, repeatCount: repeats),
      isAdditive: additive,
      isCumulative: cumulative
    )
  }

  @Test func `a later animation replaces, an additive one adds`() throws {
    let first = try animation(EndValues(from: 0, to: 10))
    let second = try animation(EndValues(from: 100, to: 200))
    let extra = try animation(EndValues(from: 0, to: 1), additive: true)
    #expect([first, second].presentationValue(model: 7, at: 0.5) == 150)
    #expect([first, extra].presentationValue(model: 7, at: 0.5) == 5.5)
    #expect([extra, first].presentationValue(model: 7, at: 0.5) == 5)
    #expect([extra].presentationValue(model: 7, at: 0.5) == 7.5)
    #expect([first, extra].presentationValue(model: 7, at: 1.5) == 7)
    #expect([PropertyAnimation<Double>]().presentationValue(model: 7, at: 0) == 7)
  }

  @Test func `missing ends of additive animations are zero, not the model`() throws {
    let shift = try animation(EndValues(from: 4), additive: true)
    #expect([shift].presentationValue(model: 7, at: 0.5) == 9)
  }

  @Test func `cumulative repeats continue from the end of the previous one`() throws {
    let climb = try animation(EndValues(from: 0, to: 10), cumulative: true, repeats: 3)
    for (time, value) in [(0.5, 5.0), (1.5, 15), (2.5, 25), (3, 30)] {
      #expect([climb].presentationValue(model: 0, at: time) == value)
    }
  }

  @Test func `a pass back brings a cumulative animation to its start`() throws {
    let sway = PropertyAnimation(
      EndValues(from: 2.0, to: 3),
      timing: try MediaTiming(duration: 1, repeatCount: 2, autoreverses: true),
      isCumulative: true
    )
    for (time, value) in [(0.25, 2.25), (1.25, 2.75), (2.25, 4.25), (3.25, 4.75)] {
      #expect([sway].presentationValue(model: 0, at: time) == value)
    }
  }

  @Test func `the curve is applied to the fraction`() throws {
    let animation = PropertyAnimation(
      EndValues(from: 0.0, to: 10),
      timing: try MediaTiming(duration: 2),
      curve: .easeIn
    )
    let wanted = 10 * CubicBezier.easeIn.value(at: 0.25)
    let got = [animation].presentationValue(model: 0, at: 0.5)
    #expect((got - wanted).magnitude < 1e-12)
  }
}
