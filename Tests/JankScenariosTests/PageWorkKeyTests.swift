import JankScenarios
import Testing

struct PageWorkKeyTests {
  @Test(
    arguments: zip(
      PageWorkKey.allCases,
      [
        "viewDidLoad of A", "viewWillAppear of A", "viewDidLayoutSubviews of A", "draw A",
        "result for A",
      ]
    )
  )
  func `each key has a work item of its own`(key: PageWorkKey, name: String) {
    #expect(key.workName(of: "A") == name)
  }
}
