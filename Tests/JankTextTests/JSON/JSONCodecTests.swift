import JankText
import Testing

// Also tests: JSONField, JSONFormat, JSONRecord.

struct JSONCodecTests {
  private struct Stall: Equatable, Sendable {
    var name: String
    var length: Int
    var share: Double?
    var tags: [String] = []
    var about: String?
    var seed: UInt64 = 0
  }

  private static let stall = JSONCodec<Stall>.openObject(
    "a stall",
    JSONField("name", .text, "What holds the main thread.") { $0.name },
    JSONField("lengthNs", .count, "For how long.") { $0.length },
    JSONField("share", .orNull(.number), "Of what, or null.") { $0.share },
    JSONField("tags", .list(of: .text), "Its tags.", or: .array([])) { $0.tags },
    JSONField.optional("about", .text, "What it is for.") { $0.about },
    JSONField("seed", .digits, "Where draws started.") { $0.seed }
  ) { name, length, share, tags, about, seed in
    Stall(name: name, length: length, share: share, tags: tags, about: about, seed: seed)
  }

  private func text(_ stall: Stall) -> String {
    var writer = JSONWriter()
    Self.stall.write(&writer, stall)
    return writer.text
  }

  private func read(_ text: String) throws -> (value: Stall?, findings: [Diagnostic]) {
    let log = DiagnosticLog(path: "x")
    return (Self.stall.shape.read(try JSONParser.parse(Array(text.utf8)), log), log.findings())
  }

  @Test func `written values conform to the schema and are read back`() throws {
    let validator = JSONSchemaValidator(
      Self.stall.schema.document(title: "t", about: "a"),
      allowsOthers: false
    )
    for stall in [
      Stall(name: "a\"\n😀", length: 5),
      Stall(name: "", length: 0, share: -0.5, tags: ["x", "y"], about: "b", seed: .max),
    ] {
      let text = text(stall)
      #expect(try validator.accepts(JSONParser.parse(Array(text.utf8))))
      #expect(try read(text).value == stall)
    }
  }

  @Test func `keys are in order, and those without a value are omitted`() {
    let text = text(Stall(name: "a", length: 5))
    #expect(
      text == """
        {
          "name": "a",
          "lengthNs": 5,
          "share": null,
          "tags": [],
          "seed": "0"
        }
        """
    )
  }

  @Test func `a key with a default may be missing, and another one may not`() throws {
    let whole = #"{"name": "a", "lengthNs": 1, "share": 1, "seed": "7", "later": true}"#
    #expect(try read(whole).value == Stall(name: "a", length: 1, share: 1, seed: 7))
    let (value, findings) = try read(#"{"name": "a", "lengthNs": -1, "seed": "7a"}"#)
    #expect(value == nil)
    #expect(
      findings.map(\.message) == [
        #"the key "share" is missing"#,
        "lengthNs: expected a whole number from 0 to \(Int64.max), found the number -1",
        #"seed: expected a text of 1 to 20 digits, found the text "7a""#,
      ]
    )
  }

  @Test func `a field can be read alone, with another shape, and only if present`() throws {
    let length = JSONField<Stall, Int>("lengthNs", .count, "For how long.") { $0.length }
    let shape = JSONShape<[Int?]>.openObject(
      "a length",
      length.reading,
      length.readingIfThere,
      length.reading(as: .number(in: 0...9)),
      JSONField<Stall, Int>("other", .count, "None.") { _ in 0 }.readingIfThere(as: .boolean)
    ) { [$0, $1, Int($2), $3 == nil ? nil : 0] }
    let value = try JSONParser.parse(Array(#"{"lengthNs": 4}"#.utf8))
    #expect(shape.read(value, DiagnosticLog(path: "x")) == [4, 4, 4, nil])
  }

  // MARK: Writers and schemas that disagree

  @Test func `a writer that disagrees with its schema is detected`() throws {
    let wrongType = JSONCodec<Int>(schema: JSONCodec<Int>.count.schema) { $0.item("\($1)") }
    let record = JSONRecord<Int> {
      JSONField("count", wrongType, "How many.") { $0 }
    }
    let mute = JSONCodec<Int>(schema: JSONRecord<Int> {}.schema) { writer, value in
      writer.object { $0.member("stranger", value) }
    }
    for codec in [record.object, mute] {
      var writer = JSONWriter()
      codec.write(&writer, 3)
      let document = codec.schema.document(title: "t", about: "a")
      let value = try JSONParser.parse(Array(writer.text.utf8))
      #expect(try !JSONSchemaValidator(document, allowsOthers: false).accepts(value))
    }
  }

  // MARK: Files

  private struct File: Sendable {
    let names: [String]
    let stalls: [Stall]
  }

  private static let format = JSONFormat<File>(
    title: "Stalls",
    about: "What held the main thread.",
    JSONRecord {
      JSONField.format("stalls")
      JSONField.version(2)
      JSONField("names", .list(of: .text), "The names.") { $0.names }
      JSONField.list("stalls", of: stall, "The stalls.") { $0.stalls }
    }
  )

  @Test func `a file is written item by item, and the items make the whole`() {
    let stalls = ["a", "b"].map { Stall(name: $0, length: 1) }
    let file = File(names: ["x"], stalls: stalls)
    var pieces: [String] = []
    Self.format.record.write(file) { pieces.append($0) }
    #expect(pieces.count == 3 && pieces.joined() == Self.format.record.text(file))
    var writer = JSONWriter()
    Self.format.record.object.write(&writer, file)
    #expect(pieces.joined() == writer.text + "\n")
  }

  @Test func `a file of lines has a line for each key and for each item`() {
    var text = ""
    Self.format.record.writeLines(File(names: ["x", "y"], stalls: [])) { text += $0 }
    #expect(
      text == """
        {"schema": "stalls",
        "schemaVersion": 2,
        "names": ["x", "y"],
        "stalls": [
        ]}

        """
    )
    text = ""
    let stalls = [Stall(name: "a", length: 1), Stall(name: "b", length: 2)]
    Self.format.record.writeLines(File(names: [], stalls: stalls)) { text += $0 }
    #expect(text.split(separator: "\n").count == 7)
  }

  @Test func `the schema names the format and its versions`() {
    let document = Self.format.schemaDocument
    #expect(document["title"]?.text == "Stalls")
    let properties = document["properties"]
    #expect(properties?["schema"]?["enum"]?.items?.first?.text == "stalls")
    #expect(properties?["schemaVersion"]?["maximum"]?.number == 2)
    #expect(document["additionalProperties"]?.content == .boolean(true))
  }
}
