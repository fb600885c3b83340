import JankScenarios
import Testing

struct PageCallbackTests {
  @Test(arguments: zip(PageCallback.allCases, ["load A", "appear A", "lay out A"]))
  func `each callback has a work item of its own`(callback: PageCallback, name: String) {
    #expect(callback.workName(of: "A") == name)
  }
}
