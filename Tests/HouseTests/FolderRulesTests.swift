import Testing

struct FolderRulesTests {
  private static let orders = ["Room": ["Low", "High"]]

  private func findings(_ files: [String: String]) -> [String] {
    let files = files.sorted { $0.key < $1.key }.map {
      ProjectFile(path: "Sources/Room/\($0.key)", text: $0.value)
    }
    return FolderRules.findings(in: files, orders: Self.orders).map(\.description)
  }

  @Test func `a folder uses earlier folders, and files outside a folder use all`() {
    let files = [
      "Low/A.swift": "struct A { struct B {} }", "High/B.swift": "struct B { let a: A }",
      "Top.swift": "struct Top { let a: A; let b: B }",
    ]
    #expect(findings(files) == [])
  }

  @Test func `a use of a later folder is a finding`() {
    let files = [
      "Low/A.swift": "\nstruct A { let b: B; let t: Top }", "High/B.swift": "struct B {}",
      "Top.swift": "struct Top {}",
    ]
    #expect(
      findings(files) == [
        "Sources/Room/Low/A.swift:2: uses B of High, which comes later",
        "Sources/Room/Low/A.swift:2: uses Top of Room, which comes later",
      ]
    )
  }

  @Test func `comments, strings, members and a file's own types are no uses`() {
    let files = [
      "Low/A.swift":
        "// B\nstruct A { enum B { case c }; let b = \"B\"; let c = B.c; let d = x.B }",
      "High/B.swift": "struct B {}",
    ]
    #expect(findings(files) == [])
  }

  @Test func `an observing folder uses all folders, and no folder names its types`() {
    let files = [
      ProjectFile(path: "Sources/Room/Ears/A.swift", text: "struct A { let b: B }"),
      ProjectFile(path: "Sources/Room/Low/B.swift", text: "struct B {}\nlet a = A.self"),
      ProjectFile(path: "Sources/Room/Top.swift", text: "struct Top { let a: A }"),
      ProjectFile(path: "Sources/Other/C.swift", text: "struct C { let a: A }"),
    ]
    let findings = FolderRules.findings(in: files, closed: ["Room": ["Ears"]])
    #expect(
      findings.map(\.description) == [
        "Sources/Room/Low/B.swift:2: uses A, whose folder only observes",
        "Sources/Room/Top.swift:1: uses A, whose folder only observes",
      ]
    )
  }

  @Test func `a folder missing from the order is a finding`() {
    #expect(
      findings(["New/A.swift": "struct A {}"]) == [
        "Sources/Room/New/A.swift:1: the order of Room has no folder New"
      ]
    )
  }
}
