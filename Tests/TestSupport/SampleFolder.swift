internal import Foundation
package import JankText

/// Where tests put what they write, for readers that are no part of the tests.
package enum SampleFolder {
  /// Keeps a text in the folder that `JANKLAB_SAMPLES` names; without it does nothing.
  package static func keep(_ text: String, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["JANKLAB_SAMPLES"] else { return }
    try Data(text.utf8).write(to: URL(filePath: folder).appending(path: name))
  }

  /// Keeps a schema, so that the readers can hold the texts against it.
  package static func keep(_ schema: JSONValue, as name: String) throws {
    var writer = JSONWriter()
    writer.item(schema)
    try keep(writer.text, as: name)
  }
}
