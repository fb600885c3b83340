import JankText
import Testing

struct NameListTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a, b"), (["a", "b", "c", "d"], "a, b and 2 more"),
  ])
  func `a few names are listed, the others counted`(names: [String], text: String) {
    #expect(nameList(names, limit: 2) == text)
  }
}
