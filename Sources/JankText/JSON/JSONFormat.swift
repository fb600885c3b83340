/// A format of files: what it is called, its version, and the keys of a file.
package struct JSONFormat<File: Sendable>: Sendable {
  /// What files of the format hold.
  package let record: JSONRecord<File>
  private let title: String
  private let about: String

  /// Describes a format.
  ///
  /// - Parameters:
  ///   - title: what the format is called in its schema.
  ///   - about: the same in a sentence or two.
  ///   - record: the keys of a file.
  package init(title: String, about: String, _ record: JSONRecord<File>) {
    self.title = title
    self.about = about
    self.record = record
  }
}

extension JSONFormat {
  /// The format as a document of JSON Schema.
  package var schemaDocument: JSONValue { record.schema.document(title: title, about: about) }
}

extension JSONField where Value == String {
  /// The key that says which format a file is in.
  package static func format(_ name: String) -> JSONField {
    JSONField("schema", .choice("a format", [name]), "Its name.") { _ in name }
  }
}

extension JSONField where Value == Int {
  /// The key that says which version of its format a file is in.
  package static func version(
    _ version: Int,
    _ about: String = "The version of the format; readers refuse a larger one."
  ) -> JSONField {
    JSONField("schemaVersion", .whole(in: 1...Int64(version)), about) { _ in version }
  }
}
