import HeadlessUIKit
import JankScenarios
import Testing

struct CurveTextWritingTests {
  @Test(arguments: CurveText.plainNames) func `a curve with a name is written by it`(
    name: String
  ) throws {
    let curve = try CurveText.curve(in: name).curve
    let text = try #require(CurveText.text(curve, lasting: .milliseconds(300)))
    #expect(CurveText.plainNames.contains(text))
    #expect(try CurveText.curve(in: text).curve == curve)
  }

  @Test(
    arguments: [
      ("cubic-bezier(0.2,0,0,1)", "cubic-bezier(0.2, 0, 0, 1)"),
      ("steps(3,start)", "steps(3, jump-start)"), ("steps(3)", "steps(3, jump-end)"),
      ("linear(0, 0.5, 1)", "linear(0, 0.5, 1)"),
      ("linear(0, 0.5 20%, 1)", "linear(0 0%, 0.5 20%, 1 100%)"),
      ("linear(0, 0.1, 0.2, 3, 1 90%)", "linear(0 0%, 0.1 22.5%, 0.2 45%, 3 67.5%, 1 90%)"),
      ("spring:0.60,0.8s", "spring:0.6, 800 ms"), ("spring:0.6,0.8s,-2", "spring:0.6, 800 ms, -2"),
      ("bounce:0.3,400ms", "bounce:0.3, 400 ms"),
      ("spring(stiffness=200,damping=10)", "spring(stiffness=200)"),
      ("spring(mass=2,damping=7,velocity=1)", "spring(mass=2, damping=7, velocity=1)"),
    ]
  ) func `another curve is written as people would`(text: String, written: String) throws {
    let curve = try CurveText.curve(in: text)
    #expect(CurveText.text(curve.curve, lasting: curve.duration ?? .milliseconds(300)) == written)
  }

  @Test func `a spring that was cut off is written by what it is made of`() throws {
    let curve = try CurveText.curve(in: "spring:0.6,800ms").curve
    let text = try #require(CurveText.text(curve, lasting: .milliseconds(500)))
    #expect(text.hasPrefix("spring(stiffness="))
    #expect(try CurveText.curve(in: text).curve == curve)
  }

  @Test func `a curve that has no text is not written`() {
    #expect(CurveText.text(.threshold(at: 0.5), lasting: .zero) == nil)
  }
}
