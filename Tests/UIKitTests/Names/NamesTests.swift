import Foundation
import HeadlessUIKit
import Testing

/// Compares the names that public repositories use for transitions with the file that uses them.
struct NamesTests {
  private struct Name {
    let repositories: Int
    let name: String
    let family: String
    /// The Swift code that uses the name, or the reason why it is not supported.
    let use: String
  }

  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func names() throws -> [Name] {
    let text = try String(contentsOf: folder.appendingPathComponent("Names.tsv"), encoding: .utf8)
    return try text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t").map(String.init)
      try #require(fields.count == 5, "\(line)")
      return Name(
        repositories: try #require(Int(fields[0])),
        name: fields[2],
        family: fields[3],
        use: fields[4]
      )
    }
  }

  @Test
  func `every supported name in three or more repositories is compiled`() throws {
    let source = try String(
      contentsOf: folder.appendingPathComponent("NamesInUse.swift"),
      encoding: .utf8
    )
    // Lines may be broken anywhere.
    let code = source.filter { !$0.isWhitespace }
    let ours = try names().filter { $0.family != "-" }
    let missing = ours.filter { name in
      !code.contains("name(\(name.use.filter { !$0.isWhitespace }))")
    }
    #expect(missing.map(\.name) == [])
    #expect(ours.count == 234)
    #expect(ours.allSatisfy { $0.repositories >= 3 })
  }

  @Test
  func `each family has names, and unsupported names have a reason`() throws {
    let counts = Dictionary(grouping: try names(), by: \.family).mapValues(\.count)
    let families: Set = ["view", "layer", "controller", "gesture", "animation", "transition", "-"]
    #expect(Set(counts.keys) == families)
    let reasons = Set(try names().filter { $0.family == "-" }.map(\.use))
    #expect(
      reasons == [
        "language or Foundation", "observing by selectors or key paths of Objective-C",
      ]
    )
  }

  @Test
  func `names that are not modelled say so, in the order of the alphabet`() throws {
    let sources = folder.appendingPathComponent("../../../Sources/HeadlessUIKit/Unavailable")
    let files = try FileManager.default.contentsOfDirectory(
      at: sources,
      includingPropertiesForKeys: nil
    )
    var all: Set<String> = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let lines = text.split(separator: "\n")
      let names = lines.filter { $0.hasPrefix("public typealias ") }.map {
        $0.split(separator: " ")[2]
      }
      let messages = lines.compactMap { line in
        line.split(separator: "\"").first { $0.hasSuffix(" is not modelled by JankLab") }
      }
      #expect(messages == names.map { "\($0) is not modelled by JankLab" }, "\(file)")
      #expect(names == names.sorted { $0.lowercased() < $1.lowercased() })
      #expect(all.isDisjoint(with: names.map(String.init)))
      all.formUnion(names.map(String.init))
    }
    #expect(all.count > 400)
    #expect(all.isSuperset(of: ["UIPageViewController", "AVPlayer", "class_getInstanceMethod"]))
  }
}
