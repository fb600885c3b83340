import Foundation

/// A folder of vector files: the one bundled with the tests, or the user's.
struct VectorFolder: Sendable {
  let url: URL
  let isBundled: Bool

  /// The folder that the environment variable JANKLAB_VECTORS names, else the bundled one.
  static let current: VectorFolder = {
    if let path = ProcessInfo.processInfo.environment["JANKLAB_VECTORS"], !path.isEmpty {
      return VectorFolder(url: URL(fileURLWithPath: path), isBundled: false)
    }
    return bundled
  }()

  static let bundled = VectorFolder(
    url: Bundle.module.bundleURL.appendingPathComponent("Vectors"),
    isBundled: true
  )
}

extension VectorFolder {
  /// The names of all JSON files in the folder, in alphabetical order.
  ///
  /// A folder that cannot be read gives its own name, so that reading it fails visibly.
  var files: [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
      return [url.lastPathComponent]
    }
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }

  /// A file of the folder.
  func json(_ file: String) throws -> JSON {
    try JSON(contentsOf: url.appendingPathComponent(file))
  }

  /// A stream of touches from a folder named gestures inside or beside this one, or bundled.
  func stream(named name: String) throws -> JSON {
    let places = [
      url.appendingPathComponent("gestures"),
      url.appendingPathComponent("data/gestures"),
      url.deletingLastPathComponent().appendingPathComponent("gestures"),
      url.deletingLastPathComponent().appendingPathComponent("data/gestures"),
      Self.bundled.url.appendingPathComponent("gestures"),
    ]
    for place in places {
      let file = place.appendingPathComponent(name + ".json")
      if FileManager.default.fileExists(atPath: file.path) { return try JSON(contentsOf: file) }
    }
    throw VectorError.missing("stream \(name)")
  }
}
