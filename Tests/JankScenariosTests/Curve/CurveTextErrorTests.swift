import JankScenarios
import Testing

struct CurveTextErrorTests {
  private static let progress = "from -1000000.0 to 1000000.0"

  /// A text, the column of its error, and the message.
  @Test(arguments: [
    ("", 1, "the curve is empty"),
    ("easeInn", 1, #"unknown curve "easeInn""#),
    ("easeIn(1)", 1, "easeIn takes no arguments"),
    ("steps", 1, "expected steps(COUNT, POSITION)"),
    ("bounce(0.3,0.5s)", 1, "expected bounce:BOUNCE,DURATION"),
    ("steps(4", 8, "expected a closing bracket at the end"),
    ("steps(4)x", 10, "expected a closing bracket at the end"),
    ("steps(2.5)", 7, #"expected a count of steps, found "2.5""#),
    ("cubic-bezier(0,0,1)", 14, "y2 is missing"),
    ("cubic-bezier(0,0,,1)", 18, #"expected a number for x2, found """#),
    ("cubic-bezier(0,0,1,1,2)", 22, #"unexpected argument "2""#),
    ("linear(0, 0.5 20, 1)", 15, #"expected a comma or a percentage, found "20""#),
    ("spring:0.6", 8, "duration is missing"),
    ("spring:450ms,0.85", 8, #"expected a number for dampingRatio, found "450ms""#),
    ("spring:0.6,0.8", 12, #"expected a duration such as "80 ms", found "0.8" without a unit"#),
    ("spring(mas=1)", 8, #"unknown key "mas""#),
    ("spring(mass)", 8, #"expected key=value, found "mass""#),
    ("spring(mass=1, mass=1)", 16, "mass is given twice"),
    ("spring(mass=1,bounce=0)", 8, "no spring has the keys mass, bounce"),
    ("spring(bounce=0)", 8, "duration is missing"),
    ("é(1)", 1, #"unknown curve "é""#),
    ("linear(0, 1\0 20%)", 11, #"expected a number for output, found "1\u{0}""#),
  ])
  func `a malformed curve is an error with its column`(
    text: String,
    column: Int,
    message: String
  ) {
    expect(text, column, message)
  }

  @Test(arguments: [
    ("cubic-bezier(1.5,0,1,1)", 14, "x1 is 1.5, but must be from 0.0 to 1.0"),
    ("cubic-bezier(0.5,0,-0.1,1)", 20, "x2 is -0.1, but must be from 0.0 to 1.0"),
    ("cubic-bezier(0, nan, 1, 1)", 17, "y1 is nan, but must be finite"),
    ("linear()", 8, "stops has 0 elements, but needs at least 1"),
    ("linear(0, nan, 1)", 11, "output is nan, but must be finite"),
    ("linear(0, 1 inf%, 1)", 13, "input is inf, but must be finite"),
    ("steps(0)", 7, "steps has 0 elements, but needs at least 1"),
    ("spring:-1,1s", 8, "dampingRatio is -1.0, but must be finite and at least 0"),
    ("spring:0.6,-0.8s", 12, "duration is -0.8, but must be finite and at least 0"),
    ("spring:0.6,1s,nan", 15, "initialVelocity is nan, but must be finite"),
    ("bounce:1.5,1s", 8, "bounce is 1.5, but must be above -1.0 and at most 1.0"),
    ("bounce:0,0s", 10, "duration is 0.0, but must be finite and above 0"),
    ("bounce:0,1s,inf", 13, "initialVelocity is inf, but must be finite"),
    ("spring(mass=-1)", 13, "mass is -1.0, but must be finite and above 0"),
    ("spring(velocity=nan)", 17, "velocity is nan, but must be finite"),
    ("easeIn@0ms", 8, "duration is 0.0, but must be above 0.0 and at most 86400.0"),
    ("easeIn@-1 s", 8, "duration is -1.0, but must be above 0.0 and at most 86400.0"),
    (
      "easeIn@9223372036.854775807s", 8,
      "duration is 9223372036.854776, but must be above 0.0 and at most 86400.0"
    ),
    ("linear(01e308 20%, 60% 1)", 8, "output is 1e+308, but must be \(progress)"),
    ("linear(0, 1 50% 1e12%)", 17, "input is 10000000000.0, but must be \(progress)"),
    ("cubic-bezier(0, -1e308, 1, 1)", 17, "y1 is -1e+308, but must be \(progress)"),
    ("cubic-bezier(0, 1, 1, 1000001)", 23, "y2 is 1000001.0, but must be \(progress)"),
    ("spring:0.6,1s,-1e300", 15, "initialVelocity is -1e+300, but must be \(progress)"),
    ("bounce:0,1s,1e7", 13, "initialVelocity is 10000000.0, but must be \(progress)"),
    ("spring(velocity=1e308)", 17, "velocity is 1e+308, but must be \(progress)"),
    ("spring(mass=1e-308,stiffness=1e308)", 8, "stiffness / mass is inf, but must be finite"),
  ])
  func `a value that a curve rejects is an error with its range and column`(
    text: String,
    column: Int,
    message: String
  ) {
    expect(text, column, message)
  }

  @Test func `hints say what to write instead`() {
    func hint(_ text: String) -> String? {
      do throws(CurveTextError) {
        _ = try CurveText.curve(in: text)
        return nil
      } catch {
        return error.hint
      }
    }
    #expect(hint("easInOut") == #"did you mean "easeInOut"?"#)
    #expect(hint("cubic_bezier(0,0,1,1)") == #"did you mean "cubic-bezier"?"#)
    #expect(hint("wobble")?.hasPrefix("known: linear, easeIn, ") == true)
    #expect(hint("spring:0.6") == "write spring:RATIO,DURATION")
    #expect(hint("easeOut 300ms") == #"write "easeOut@300ms""#)
    #expect(hint("easeOut 300")?.hasPrefix("known: ") == true)
    #expect(hint("spring:450ms,0.85") == #"write "spring:0.85,450ms""#)
    #expect(hint("bounce:450 ms, 0.2, 1") == #"write "bounce:0.2,450 ms,1""#)
    #expect(hint("spring:450ms,fast") == nil)
    #expect(hint("spring(damp=1)") == #"did you mean "damping"?"#)
    #expect(hint("spring(bounce=1)")?.contains("duration, bounce; or ") == true)
    #expect(hint("spring:0.6,1") == #"write the unit, such as "1 ms"; units are ns, us, ms and s"#)
  }

  private func expect(_ text: String, _ column: Int, _ message: String) {
    let error = #expect(throws: CurveTextError.self) { try CurveText.curve(in: text) }
    #expect(error?.message == message)
    #expect(error?.column == column)
  }
}
