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
      ("linear(0, 0.1, 0.2, 3, 1 90%)", "linear(0 0%, 0.1, 0.2, 3, 1 90%)"),
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

  @Test(arguments: ["7%", "33.3%", "51.7%"]) func `stops whose times have no percentage get none`(
    place: String
  ) throws {
    let stops = "linear(0, 0.1, 0.3, 0.2, 0.5 \(place), 0.7, 0.8, 1)"
    let curve = try CurveText.curve(in: stops).curve
    let text = try #require(CurveText.text(curve, lasting: .milliseconds(300)))
    #expect(text == "linear(0 0%, 0.1, 0.3, 0.2, 0.5 \(place), 0.7, 0.8, 1 100%)")
    #expect(try CurveText.curve(in: text).curve == curve)
  }

  @Test func `a long curve is written without spaces, and one that is too long not at all`() throws
  {
    let values = Array(repeating: "0,1", count: 240)
    let curve = try CurveText.curve(in: "linear(\(values.joined(separator: ",")))").curve
    let text = try #require(CurveText.text(curve, lasting: .milliseconds(300)))
    #expect(text.count <= CurveText.longest && !text.contains(" "))
    let more = Array(repeating: "0,1", count: 400).joined(separator: ",")
    let longer = try CurveText.curve(in: "linear(\(more))").curve
    #expect(CurveText.text(longer, lasting: .milliseconds(300)) == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a curve with too many stops is rejected before its times are examined`() throws {
    let stops = (0..<20_000).map { place in
      LinearStops.Stop(output: 0, input: (Double(place) / 20_000).squareRoot())
    }
    let curve = TimingCurve.stops(try LinearStops(stops))
    #expect(CurveText.text(curve, lasting: .milliseconds(300)) == nil)
  }

  @Test func `a spring too soft for a perceptual duration is written by its keys`() throws {
    let curve = try CurveText.curve(in: "spring(stiffness=1e-25,damping=0)").curve
    let text = try #require(CurveText.text(curve, lasting: .milliseconds(1000)))
    #expect(text.hasPrefix("spring(stiffness="))
  }

  @Test func `a curve that has no text is not written`() {
    #expect(CurveText.text(.threshold(at: 0.5), lasting: .zero) == nil)
  }
}
