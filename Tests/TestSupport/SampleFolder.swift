internal import Foundation
package import JankText

/// A folder for the output of tests, for readers outside the tests.
package enum SampleFolder {
  /// Writes a text to the folder in `JANKLAB_SAMPLES`; without it does nothing.
  package static func keep(_ text: String, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["JANKLAB_SAMPLES"] else { return }
    try Data(text.utf8).write(to: URL(filePath: folder).appending(path: name))
  }

  /// Writes a schema, against which readers can validate the texts.
  package static func keep(_ schema: JSONValue, as name: String) throws {
    var writer = JSONWriter()
    writer.item(schema)
    try keep(writer.text, as: name)
  }
}
