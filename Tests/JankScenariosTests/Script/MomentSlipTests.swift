import JankScenarios
import JankTrace
import Testing

struct MomentSlipTests {
  @Test(
    arguments: [
      ("50 ms aftr release", 7, "expected \"after\", found \"aftr\"", "50 ms after release"),
      ("100ms aftr end of open", 7, "found \"aftr\"", "100 ms after end of open"),
      ("release aftr 100ms", 9, "found \"aftr\"", "100 ms after release"),
      ("open aftr 100ms", 6, "found \"aftr\"", "100 ms after end of open"),
      ("release after 100 ms", 15, "the duration must be before", "100 ms after release"),
      ("6 frames after open", 1, "found \"6 frames\"", "frame 6 of open"),
      ("frame 6 after open", 1, "found \"frame 6\"", "frame 6 of open"),
      ("after open", 7, "found \"open\"", "end of open"),
      ("open", 1, "expected a duration or an event", "end of open"),
      ("100 ms after open", 14, "expected an event after \"after\"", "100 ms after end of open"),
      ("100 ms release", 8, "expected \"after\" between", "100 ms after release"),
      ("end + 100 ms", 1, "found \"end + 100 ms\"", "100 ms after end"),
      ("at end", 1, "found \"at end\"", "end"),
    ]
  )
  func `a slip is an error that states what was probably meant`(
    text: String,
    column: Int,
    message: String,
    remedy: String
  ) throws {
    let error = try #require(
      #expect(throws: MomentTextError.self) { try MomentText.moment(in: text) }
    )
    #expect(error.column == column, "\(error)")
    #expect(error.message.contains(message), "\(error)")
    #expect(error.hint?.contains("write \"\(remedy)\"") == true, "\(error)")
    _ = try MomentText.moment(in: remedy)
  }

  @Test(arguments: [
    "100 ms afterrelease", "100 ms after", "2 frames after release", "100 ms aftr frame 0",
    "open aftr swipe 5 ms",
  ])
  func `a text that could mean several times gets an example of each form`(text: String) throws {
    let error = try #require(
      #expect(throws: MomentTextError.self) { try MomentText.moment(in: text) }
    )
    #expect(
      error.hint == """
        write a time such as "100 ms", "50 ms after release", "frame 3" or, of a named step, \
        "end of swipe"
        """,
      "\(error)"
    )
  }
}
