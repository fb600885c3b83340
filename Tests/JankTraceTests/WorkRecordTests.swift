import JankTrace
import Testing

struct WorkRecordTests {
  private func title(_ name: String, _ kind: WorkRecord.Kind) -> String {
    WorkRecord(kind: kind, name: name, start: .zero, end: .zero).title
  }

  @Test(arguments: ["prepare", "execute", "layout", "draw", "commit", "frame", "timer"])
  func `a stall named like the simulator's own work is prefixed with its kind`(name: String) {
    #expect(title(name, .stall) == "stall \(name)")
    #expect(title(name, .callback) == name)
  }

  @Test func `titles of stalls are unique, and other titles are unchanged`() {
    let names = ["x", "execute", "stall x", "stall execute", "stall stall execute"]
    #expect(Set(names.map { title($0, .stall) }).count == names.count)
    for name in ["decode hero.png", "stall 1"] { #expect(title(name, .stall) == name) }
  }
}
