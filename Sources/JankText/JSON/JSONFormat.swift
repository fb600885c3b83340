/// A file format: its name, its version, and the keys of a file.
package struct JSONFormat<File: Sendable>: Sendable {
  /// The keys of a file.
  package let record: JSONRecord<File>
  private let title: String
  private let about: String

  package init(title: String, about: String, _ record: JSONRecord<File>) {
    self.title = title
    self.about = about
    self.record = record
  }
}

extension JSONFormat {
  /// The format as a JSON Schema document.
  package var schemaDocument: JSONValue { record.schema.document(title: title, about: about) }
}

extension JSONField where Value == String {
  /// Creates the key that states the format of a file.
  package static func format(_ name: String) -> JSONField {
    JSONField("schema", .choice("a format", [name]), "The name of the format.") { _ in name }
  }
}

extension JSONField where Value == Int {
  /// Creates the key that states the version of a file's format.
  package static func version(
    _ version: Int,
    _ about: String = "The version of the format; readers reject a larger one."
  ) -> JSONField {
    JSONField("schemaVersion", .whole(in: 1...Int64(version)), about) { _ in version }
  }
}
