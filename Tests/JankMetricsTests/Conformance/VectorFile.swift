import Foundation

/// The worked vectors, from the folder `JANKLAB_VECTORS` or from beside the tests.
struct VectorFile {
  let vectors: [Vector]
  let published: [JSON]
  let tolerance: Double

  /// A question with its answer.
  struct Vector: Sendable {
    let id: String
    let kind: String
    let input: JSON
    let expect: JSON
  }

  enum Failure: Error {
    case missing
    case malformed(String)
    case unknownKind(String)
  }

  init() throws {
    let name = "jank-vectors.json"
    let folder = ProcessInfo.processInfo.environment["JANKLAB_VECTORS"].map {
      URL(fileURLWithPath: $0).appendingPathComponent(name)
    }
    let bundled = Bundle.module.url(forResource: "Vectors/\(name)", withExtension: nil)
    let files = [folder, bundled].compactMap(\.self)
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      throw Failure.missing
    }
    let content = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: file))
    guard content["format"].text == "jank-vectors", content["version"].integer == 1,
      let tolerance = content["tolerance"].number
    else { throw Failure.malformed("the head of the file") }
    self.tolerance = tolerance
    published = content["published_values"].elements
    vectors = try content["vectors"].elements.map { fields in
      guard let id = fields["id"].text, let kind = fields["kind"].text else {
        throw Failure.malformed("\(fields)")
      }
      return Vector(id: id, kind: kind, input: fields["input"], expect: fields["expect"])
    }
  }
}

extension VectorFile.Vector {
  /// The required number in the input.
  func number(_ key: String) throws -> Double {
    guard let value = input[key].number else { throw VectorFile.Failure.malformed(key) }
    return value
  }

  /// The answer of the code under test.
  func answer() throws -> JSON {
    switch kind {
    case "presentation": try PresentationVector(self).answer()
    case "percentile": percentileAnswer()
    case "frame_work": try workAnswer()
    case "frame_timeline": try timelineAnswer()
    case "window": try windowAnswer()
    case "displacement": try displacementAnswer()
    case "pipeline_model": try pipelineAnswer()
    default: throw VectorFile.Failure.unknownKind(kind)
    }
  }
}
