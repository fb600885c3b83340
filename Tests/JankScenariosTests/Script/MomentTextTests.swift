import JankScenarios
import JankTrace
import Testing

struct MomentTextTests {
  @Test(
    arguments: [
      ("100 ms", .start(after: .milliseconds(100))),
      ("0s", .start(after: .zero)),
      ("release", .event(.release)),
      ("touch of swipe", .event(.touch, of: "swipe")),
      ("50 ms after release", .event(.release, after: .milliseconds(50))),
      ("50ms after request of a_1-b", .event(.request, of: "a_1-b", after: .milliseconds(50))),
      ("begin", .event(.begin)),
      ("end of of", .event(.end, of: "of")),
      ("frame 3 of dismissal", .event(.frame(3), of: "dismissal")),
      ("1 us after frame 99999", .event(.frame(99_999), after: .microseconds(1))),
    ] as [(String, Scenario.Moment)]
  )
  func `a time is a duration or an event of a step, with an optional delay`(
    text: String,
    moment: Scenario.Moment
  ) throws {
    #expect(try MomentText.moment(in: text) == moment)
    #expect(try Regex(MomentText.pattern).wholeMatch(in: text) != nil)
  }

  @Test(
    arguments: [
      ("", 1, "found \"\"", "write a time such as"),
      ("relase", 1, "found \"relase\"", "did you mean \"release\"?"),
      ("50 ms after relese of swipe", 13, "found \"relese\"", "did you mean \"release\"?"),
      ("50 after release", 1, "without a unit", "units are ns, us, ms and s"),
      ("-5 ms", 1, "cannot be negative", "write \"5 ms\""),
      ("50 ms before end", 7, "cannot be timed before an event", "write \"after\""),
      ("end swipe", 1, "found \"end swipe\"", "write \"end of swipe\""),
      ("1e2 ms after end", 1, "has no exponent", "write \"100 ms\""),
      ("5 msec", 1, "unknown unit of time \"msec\"", "units are"),
      ("1001 s", 1, "at most 1000 s", nil),
      ("1001 s after end", 1, "at most 1000 s", nil),
      ("frame 0", 7, "found \"0\"", "for example \"frame 3\""),
      ("frame 03", 7, "found \"03\"", nil), ("frame 100000", 7, "from 1 to 99999", nil),
      ("frame x of a", 7, "found \"x\"", nil), ("frame", 1, "found \"frame\"", "\"frame 3\""),
      ("end of ", 8, "the name of a step", "begin with a letter"),
      ("end of 1st", 8, "the name of a step", nil), ("end of a b", 8, "found \"a b\"", nil),
      ("end  of a", 1, "found \"end \"", nil),
      ("after end", 1, "found \"after end\"", "write \"end\""),
    ] as [(String, Int, String, String?)]
  )
  func `an invalid time is an error with its column`(
    text: String,
    column: Int,
    message: String,
    hint: String?
  ) throws {
    let error = try #require(
      #expect(throws: MomentTextError.self) { try MomentText.moment(in: text) }
    )
    #expect(error.column == column, "\(error)")
    #expect(error.message.contains(message), "\(error)")
    if let hint { #expect(error.hint?.contains(hint) == true, "\(error)") }
    #expect(try Regex(MomentText.pattern).wholeMatch(in: text) == nil)
  }
}
