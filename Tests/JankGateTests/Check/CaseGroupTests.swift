import JankGate
import Testing

struct CaseGroupTests {
  private func item(
    _ scenario: String,
    _ cause: String,
    _ severity: Double,
    device: String = "phone-60",
    strategy: String = "timer"
  ) -> CaseGroup.Item {
    CaseGroup.Item(
      CaseName(scenario: scenario, device: device, strategy: strategy),
      cause: cause,
      severity: severity
    )
  }

  @Test func `the group of the worst item comes first`() {
    let items = [
      item("a", "one", 3), item("b", "two", 1), item("c", "two", 9), item("a", "one", 5),
    ]
    let groups = CaseGroup.groups(of: items, by: .cause)
    #expect(groups.map(\.title) == ["two", "one"])
    #expect(groups.map(\.worst) == [2, 3])
    #expect(groups.map(\.caseCount) == [2, 1])
    #expect(groups.map(\.itemCount) == [2, 2])
  }

  @Test func `equally bad groups are sorted by number of cases, then by order`() {
    let items = [
      item("a", "one", 5), item("b", "two", 5), item("c", "three", 5), item("d", "three", 2),
    ]
    let groups = CaseGroup.groups(of: items, by: .cause)
    #expect(groups.map(\.title) == ["three", "one", "two"])
    #expect(groups.map(\.worst) == [2, 0, 1])
  }

  @Test func `the first of equally bad items is the worst`() {
    let groups = CaseGroup.groups(of: [item("a", "x", 2), item("b", "x", 2)], by: .cause)
    #expect(groups.map(\.worst) == [0])
  }

  @Test(arguments: [
    (CaseGroup.Key.cause, ["x", "y"]), (.scenario, ["drag", "tap"]), (.device, ["wide", "small"]),
    (.strategy, ["timer"]),
  ])
  func `a key groups cases, and the outcomes of a scenario as one`(
    key: CaseGroup.Key,
    titles: [String]
  ) {
    let items = [
      item("drag@finish", "y", 1, device: "small"), item("drag@cancel", "x", 4, device: "wide"),
      item("tap", "y", 3, device: "small"),
    ]
    let groups = CaseGroup.groups(of: items, by: key)
    #expect(groups.map(\.title) == titles)
    #expect(groups.reduce(0) { $0 + $1.itemCount } == items.count)
  }

  @Test func `without items there is no group`() {
    #expect(CaseGroup.groups(of: [], by: .cause).isEmpty)
  }
}
