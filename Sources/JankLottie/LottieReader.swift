package import JankText

/// Reads Lottie files.
///
///     let file = try LottieReader.read(bytes, path: "Welcome.json")
///
/// Expressions are not run: the keyframes beside them count. Parts that are not modelled are
/// omitted with a warning; what a reader would have to guess is an error.
package struct LottieReader {
  let path: String
  /// What is omitted, by kind, with the first place and the number of places.
  private var leftOut: [(part: String, first: JSONValue, count: Int)] = []
  /// Warnings about single values.
  private var warnings: [Diagnostic] = []
  private var hiddenWarningCount = 0

  /// The largest size of a file in bytes; the largest public one that is known has 3 MB.
  package static let byteLimit = 16 << 20
  /// The most layers that an animation may show; the most in a public file are 738.
  package static let layerLimit = 10_000
  /// The most compositions inside each other.
  private static let depthLimit = 64
  /// The most keyframes of one property.
  static let keyframeLimit = 100_000
  /// The largest magnitude of a number: sizes in points, frames, percent, degrees.
  package static let reach = 1e7
  private static let warningLimit = 20

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The name of the file in diagnostics.
  /// - Returns: The animation, with warnings about what is omitted.
  /// - Throws: If the file is not JSON or not a Lottie animation, with the position.
  package static func read(_ bytes: [UInt8], path: String) throws(FileError) -> LottieFile {
    guard bytes.count <= byteLimit else {
      throw FileError(
        path,
        "the file has \(bytes.count) bytes, more than the limit of \(byteLimit)",
        hint: "images inside the file count too; export them as files of their own"
      )
    }
    if let (message, hint) = Self.mistake(in: bytes) {
      throw FileError(path, line: 1, message, hint: hint)
    }
    // Files of some exporters have keys twice; as in every player the last one is not rejected.
    let limits = JSONLimits(byteCount: byteLimit, valueCount: 2_000_000, duplicateKeys: .kept)
    let root = try JSONParser.parse(bytes, path: path, limits: limits)
    var reader = Self(path: path)
    do throws(FileError) {
      return try reader.file(root)
    } catch {
      throw error.quoting(bytes)
    }
  }

  private init(path: String) {
    self.path = path
  }

  private static let source = "is this the JSON file that After Effects or LottieFiles exports?"

  /// What is wrong with a file that is of another format by its first character; nil if it can be
  /// JSON.
  private static func mistake(in bytes: [UInt8]) -> (message: String, hint: String)? {
    guard let first = bytes.first(where: { !" \t\r\n".utf8.contains($0) }) else { return nil }
    let expected = "expected a Lottie file in JSON"
    if bytes.starts(with: [0x50, 0x4B, 3, 4]) {
      return (
        "\(expected), found a zip archive",
        "if it is a .lottie file, unzip it and name the animation in its folder \"animations\" or "
          + "\"a\""
      )
    }
    if first == UInt8(ascii: "<") {
      return ("\(expected), found XML", "janklab import reads storyboards; \(source)")
    }
    let isText = first == UInt8(ascii: "#") || first >= UInt8(ascii: "A") && first < 0x7B
    guard isText, !"[tfn".utf8.contains(first) else { return nil }
    return ("\(expected), found \(quoted(String(Unicode.Scalar(first))))", source)
  }
}

// MARK: The animation

extension LottieReader {
  private mutating func file(_ root: JSONValue) throws(FileError) -> LottieFile {
    guard let list = root["layers"]?.items else {
      throw failure(
        root["layers"] ?? root,
        "expected a Lottie animation with a list of layers \"layers\"",
        Self.source
      )
    }
    let frameRate = try number("fr", of: root, in: 1...1_000)
    let first = try number("ip", of: root, in: -Self.reach...Self.reach)
    let end = try number("op", of: root, in: -Self.reach...Self.reach)
    guard first < end else {
      throw failure(
        root["op"] ?? root,
        "expected an end \"op\" after the first frame \(first), found \(end)"
      )
    }
    let width = try number("w", of: root, in: 0...Self.reach)
    let height = try number("h", of: root, in: 0...Self.reach)
    let assets = try assets(root)
    var file = LottieFile(
      name: root["nm"]?.text,
      frameRate: frameRate,
      firstFrame: first,
      endFrame: end,
      size: SIMD2(width, height),
      layers: try layers(list, assets),
      compositions: [:],
      warnings: []
    )
    for (name, asset) in assets.compositions {
      file.compositions[name] = try layers(asset, assets)
    }
    try checkUses(file, root)
    file.warnings = diagnostics
    file.omittedParts = leftOut.map(\.part)
    return file
  }

  /// The assets of a file by name.
  struct Assets {
    var compositions: [String: [JSONValue]] = [:]
    /// The sizes of images.
    var images: [String: SIMD2<Double>] = [:]
  }

  private mutating func assets(_ root: JSONValue) throws(FileError) -> Assets {
    var result = Assets()
    for asset in root["assets"]?.items ?? [] {
      guard let name = asset["id"]?.text else { continue }
      if result.compositions[name] != nil || result.images[name] != nil {
        throw failure(asset, "the asset \(quoted(name)) is in the file twice")
      }
      if let layers = asset["layers"]?.items {
        result.compositions[name] = layers
      } else {
        let width = try optionalNumber("w", of: asset) ?? 0
        let height = try optionalNumber("h", of: asset) ?? 0
        result.images[name] = SIMD2(Double.maximum(0, width), Double.maximum(0, height))
      }
    }
    return result
  }

  /// Rejects compositions that contain themselves, and more layers than can be shown.
  private func checkUses(_ file: LottieFile, _ root: JSONValue) throws(FileError) {
    var counts: [String: Int] = [:]
    var open: Set<String> = []
    func count(_ layers: [LottieLayer]) throws(FileError) -> Int {
      var sum = layers.count
      for layer in layers {
        guard case .composition(let name) = layer.kind else { continue }
        if let known = counts[name] {
          sum += known
        } else {
          guard open.insert(name).inserted else {
            throw failure(root, "the composition \(quoted(name)) contains itself")
          }
          guard open.count <= Self.depthLimit else {
            throw failure(root, "compositions are nested more than \(Self.depthLimit) deep")
          }
          let inner = try count(file.compositions[name] ?? [])
          open.remove(name)
          counts[name] = inner
          sum += inner
        }
        guard sum <= Self.layerLimit else {
          throw failure(
            root,
            "the animation shows more than \(Self.layerLimit) layers, each composition counted "
              + "once for every use"
          )
        }
      }
      return sum
    }
    _ = try count(file.layers)
  }
}

// MARK: Diagnostics

extension LottieReader {
  func failure(_ value: JSONValue, _ message: String, _ hint: String? = nil) -> FileError {
    FileError(
      Diagnostic(path: path, position: value.position, message: message, hint: hint)
    )
  }

  /// Notes a part that is omitted, once for its kind.
  mutating func leaveOut(_ part: String, at value: JSONValue) {
    if let index = leftOut.firstIndex(where: { $0.part == part }) {
      leftOut[index].count += 1
    } else {
      leftOut.append((part, value, 1))
    }
  }

  mutating func warn(_ message: String, at value: JSONValue) {
    guard warnings.count < Self.warningLimit else {
      hiddenWarningCount += 1
      return
    }
    warnings.append(
      Diagnostic(.warning, path: path, position: value.position, message: message)
    )
  }

  private var diagnostics: [Diagnostic] {
    let parts = leftOut.map { part, first, count in
      Diagnostic(
        .warning,
        path: path,
        position: first.position,
        message: "omitted: \(part)"
          + (count > 1 ? ", here and in \(count - 1) more place\(count == 2 ? "" : "s")" : "")
      )
    }
    let more =
      hiddenWarningCount > 0 ? [Diagnostic.more(hiddenWarningCount, "warning", path: path)] : []
    return parts + warnings + more
  }
}

// MARK: Numbers

extension LottieReader {
  /// A number that an animation cannot do without.
  func number(
    _ key: String,
    of value: JSONValue,
    in range: ClosedRange<Double>
  ) throws(FileError) -> Double {
    guard let found = value[key] else {
      throw failure(value, "the key \(quoted(key)) is missing, expected a number")
    }
    guard let number = found.number, range.contains(number) else {
      throw failure(
        found,
        "expected a number from \(range.lowerBound) to \(range.upperBound) for \(quoted(key)), "
          + "found \(found.summary)"
      )
    }
    return number
  }

  func optionalNumber(_ key: String, of value: JSONValue) throws(FileError) -> Double? {
    guard let found = value[key], found.content != .null else { return nil }
    return try number(key, of: value, in: -Self.reach...Self.reach)
  }
}
