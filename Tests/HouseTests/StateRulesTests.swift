import Testing

struct StateRulesTests {
  private func members(_ count: Int, _ text: String) -> String {
    (0..<count).map { text.replacing("#", with: "\($0)") }.joined(separator: "\n")
  }

  @Test func `only stored properties count, per type`() {
    let text = """
      struct A {
        \(members(14, "let a#: [String: Int]"))
        private(set) var b = 1
        var c: Int {
          didSet {}
        }
        static let d = 1
        class var e: Int { 1 }
        var f: Int { let x = 1; return x }
        var g: (Int) -> Void
        func h() { let i = 1; var j = i }
        struct Inner { let k: Int }
      }
      extension A { var l: Int { 2 } }
      """
    #expect(StateRules.propertyExcess(in: text) == [.init(type: "A", line: 1, count: 17)])
    let small = "struct A {\n\(members(15, "let a#: Int"))\nvar b: Int { 1 }\n}"
    #expect(StateRules.propertyExcess(in: small) == [])
  }

  @Test func `parameters of initialisers count, whatever their types`() {
    let list = members(8, "a#: [String: (Int, Int) -> Void] = [:],").dropLast()
    let eight = "struct A {\n  init(\(list)) { self.init(a: 1, b: 2) }\n}"
    #expect(StateRules.parameterExcess(in: eight) == [])
    let nine = eight.replacing(")) {", with: "), b: Int) {")
    #expect(StateRules.parameterExcess(in: nine) == [])
    let more = "extension A {\n  public init?<T>(\(list), b: T) where T: C {}\n}"
    #expect(StateRules.parameterExcess(in: more) == [.init(type: "A", line: 2, count: 9)])
  }

  @Test func `an exception applies, and an unneeded one is a finding`() {
    let text = "struct A {\n\(members(16, "let a#: Int"))\n}"
    let files = [ProjectFile(path: "Sources/M/A.swift", text: text)]
    #expect(StateRules.findings(propertiesIn: files, allowed: [:]).count == 1)
    #expect(StateRules.findings(propertiesIn: files, allowed: ["A": "record"]).isEmpty)
    let idle = StateRules.findings(propertiesIn: files, allowed: ["A": "record", "B": "record"])
    #expect(idle.map(\.message) == ["B needs no exception"])
  }
}
