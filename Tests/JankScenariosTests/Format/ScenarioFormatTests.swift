import Foundation
import JankScenarios
import JankText
import Testing

/// The published schema and the loader, which are made from one description.
struct ScenarioFormatTests {
  private static let recording = """
    {"format": "gesture-stream/1", "id": "swipe", "unit": "pt", "events": [
     {"t_ms": 0, "x": 100, "y": 100, "phase": "began"},
     {"t_ms": 200, "x": 100, "y": 320, "phase": "ended"}]}
    """

  private let format = ScenarioFormat()

  /// Whether the loader finds no error that the schema could have found.
  private func loaderAccepts(_ value: JSONValue) -> Bool { read(value).isWellShaped }

  private func errors(of value: JSONValue) -> [Diagnostic] { read(value).findings() }

  private func read(_ value: JSONValue) -> DiagnosticLog {
    let log = DiagnosticLog(path: "f") { _ in Array(Self.recording.utf8) }
    _ = format.shape.read(value, log)
    return log
  }

  @Test func `every scenario of the project conforms to the schema`() throws {
    let validator = JSONSchemaValidator(format.schemaDocument)
    for name in ProjectScenarios.names {
      let value = try JSONParser.parse(try ProjectScenarios.bytes(name))
      #expect(try validator.accepts(value), "\(name)")
    }
  }

  @Test func `every key has a description, and a default is a valid value`() throws {
    var count = 0
    func check(_ schema: JSONSchema) throws {
      switch schema {
      case .array(let item, _, _), .entries(let item, _, _), .definition(_, let item):
        try check(item)
      case .oneOf(let schemas): for schema in schemas { try check(schema) }
      case .object(let properties, _), .oneKey(let properties, _):
        for property in properties {
          count += 1
          #expect(property.about.hasSuffix("."), "\(property.key)")
          if let standard = property.standard {
            let document = property.schema.document(title: "", about: "")
            #expect(try JSONSchemaValidator(document).accepts(JSONValue(standard)))
          }
          try check(property.schema)
        }
      default: break
      }
    }
    try check(format.shape.schema)
    #expect(count > 40)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the loader accepts a random file exactly if the schema does`(seed: UInt64) throws {
    let validator = JSONSchemaValidator(format.schemaDocument)
    var sampler = SchemaSampler(seed: seed)
    var accepted = 0
    for _ in 0..<50 {
      let whole = JSONValue(sampler.value(format.shape.schema))
      for value in [whole, sampler.broken(whole), sampler.broken(sampler.broken(whole))] {
        let isValid = try validator.accepts(value)
        accepted += isValid ? 1 : 0
        #expect(loaderAccepts(value) == isValid, "\(errors(of: value)) \(value)")
      }
    }
    #expect((1...149).contains(accepted))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the loader accepts a damaged file exactly if the schema does`(seed: UInt64) throws {
    let validator = JSONSchemaValidator(format.schemaDocument)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let text = TextDamage.damage(RichScenario.text, with: &generator)
      guard let value = try? JSONParser.parse(Array(text.utf8)) else { continue }
      #expect(loaderAccepts(value) == (try validator.accepts(value)), "\(text)")
    }
  }
}

// MARK: Misspellings

extension ScenarioFormatTests {
  /// A name of the file with one typing error, and the correct name.
  private struct Misspelling {
    let text: String
    let meant: String
    let offset: Int
  }

  private static func misspelling(with generator: inout SeededGenerator) -> Misspelling? {
    guard let name = RichScenario.names.randomElement(using: &generator) else { return nil }
    var letters = Array(name.word)
    let place = Int.random(in: letters.indices, using: &generator)
    let other = Array("abcdefghijklmnopqrstuvwxyz").randomElement(using: &generator) ?? "a"
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(other, at: place)
    case 2: letters[place] = other
    default: letters.swapAt(place, max(0, place - 1))
    }
    let written = String(letters)
    guard written != name.word, !RichScenario.allNames.contains(written), !written.isEmpty else {
      return nil
    }
    let range = RichScenario.text.range(at: name.offset, count: name.word.count)
    return Misspelling(
      text: RichScenario.text.replacingCharacters(in: range, with: written),
      meant: name.word,
      offset: name.offset
    )
  }

  @Test func `of 500 one-letter errors nine in ten get the correct name as a hint`() throws {
    var generator = SeededGenerator(seed: 9)
    let loader = ScenarioLoader(metrics: RichScenario.metrics) { _ in Array(Self.recording.utf8) }
    var (count, right, alone) = (0, 0, 0)
    while count < 500 {
      guard let slip = Self.misspelling(with: &generator) else { continue }
      count += 1
      do throws(FileError) {
        _ = try loader.load(Array(slip.text.utf8), path: "f")
        Issue.record("accepted: \(slip.meant)")
      } catch {
        let hint = "did you mean \"\(slip.meant)\"?"
        right += error.diagnostics.contains { $0.hint == hint } ? 1 : 0
        alone += error.diagnostics.count == 1 ? 1 : 0
      }
    }
    #expect(right >= 450, "\(right) of 500 suggestions are right")
    #expect(alone >= 450, "\(alone) of 500 slips are one finding")
  }
}
