import JankScenarios
import Testing

struct BesidePathTests {
  @Test(arguments: [
    "swipe.json", "gestures/swipe.json", "./a", "a/../b", "a/b/../../c", "...", "a..b/c", "a//b",
  ])
  func `a path inside the folder is accepted`(path: String) {
    #expect(BesidePath.problem(with: path) == nil)
  }

  @Test(arguments: [
    ("/etc/shadow", "absolute"), ("../swipe.json", "leads out"), ("a/../../b", "leads out"),
    ("./..", "leads out"), ("a/./../..//b", "leads out"), ("a\u{0}b", "U+0000"),
  ])
  func `a path out of the folder is rejected with the reason`(path: String, reason: String) throws {
    let problem = try #require(BesidePath.problem(with: path))
    #expect(problem.reason.contains(reason))
    #expect(problem.hint.contains("scenario's folder"))
  }
}
