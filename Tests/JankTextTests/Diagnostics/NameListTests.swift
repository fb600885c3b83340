import JankText
import Testing

struct NameListTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a, b"), (["a", "b", "c", "d"], "a, b and 2 more"),
  ])
  func `a few names are listed, the others counted`(names: [String], text: String) {
    #expect(nameList(names, limit: 2) == text)
  }

  @Test(arguments: [
    (["a", "b"], "", ["a", "b"]), (["a", "b", "c"], "", ["a", "b", "1 more"]),
    (["a", "b", "c"], "finding", ["a", "b", "1 more finding"]),
    (["a", "b", "c", "d"], "finding", ["a", "b", "2 more findings"]),
  ])
  func `a short list ends with the number of the others`(
    texts: [String],
    noun: String,
    list: [String]
  ) {
    #expect(shortList(texts, limit: 2, of: noun) == list)
  }
}
