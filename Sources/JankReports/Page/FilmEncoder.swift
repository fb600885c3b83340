internal import JankText
internal import JankTrace

/// The layers of a run in few bytes, for the script of a page.
///
/// A layer is described relative to its superlayer, in hundred-thousandths of its sides, so that
/// the parts of a moving page cost nothing. Without a superlayer that has an area, coordinates are
/// hundredths of a point. Opacities are in thousandths of the superlayer's, radii in tenths of a
/// point.
struct FilmEncoder {
  private let film: LayerFilm
  private let children: [[Int]]
  private var corners: [SIMD8<Float>]
  private var opacities: [Float]
  private var radii: [Float]
  private var written: [[Int]]

  init(_ film: LayerFilm) {
    self.film = film
    var children = [[Int]](repeating: [], count: film.layers.count)
    for (index, layer) in film.layers.enumerated() {
      if let superlayer = layer.superlayer { children[superlayer].append(index) }
    }
    self.children = children
    let count = film.layers.count
    corners = [SIMD8<Float>](repeating: .zero, count: count)
    opacities = [Float](repeating: 0, count: count)
    radii = [Float](repeating: 0, count: count)
    written = [[Int]](repeating: [], count: count)
  }
}

extension FilmEncoder {
  /// The layers and what each frame changes, as members of a JSON object.
  ///
  /// A layer is its name, its superlayer or -1, 1 if it blurs plus 2 if it is a page, and its
  /// image.
  ///
  /// - Parameters:
  ///   - film: the film.
  ///   - pages: the names of the layers of pages.
  /// - Returns: The members.
  static func members(_ film: LayerFilm, pages: Set<String>) -> [String] {
    let layers = film.layers.map { layer in
      let name = JSONWriter.quoted(printable(layer.name, limit: 100))
      let image = JSONWriter.quoted(printable(layer.image ?? "", limit: 100))
      let flags = (layer.isBlurring ? 1 : 0) + (pages.contains(layer.name) ? 2 : 0)
      return "[\(name),\(layer.superlayer ?? -1),\(flags),\(image)]"
    }
    var encoder = FilmEncoder(film)
    let frames = film.frames.map { encoder.text($0) }
    return [
      "\"layers\":[\(layers.joined(separator: ","))]",
      "\"film\":[\(frames.joined(separator: ","))]",
    ]
  }

  /// A frame: its index, the order of the layers or 0, and the appearances.
  private mutating func text(_ frame: LayerFilm.Frame) -> String {
    var changed: Set<Int> = []
    for look in frame.looks {
      let layer = Int(look.layer)
      corners[layer] = look.corners
      opacities[layer] = look.opacity
      radii[layer] = look.cornerRadius
      changed.insert(layer)
      changed.formUnion(children[layer])
    }
    var looks: [String] = []
    for layer in changed.sorted() {
      let values = values(of: layer)
      guard values != written[layer] else { continue }
      written[layer] = values
      looks.append("[\(layer),\(values.map(String.init).joined(separator: ","))]")
    }
    let order = frame.order.map { "[\($0.map(String.init).joined(separator: ","))]" } ?? "0"
    return "[\(frame.index),\(order),[\(looks.joined(separator: ","))]]"
  }

  /// The kind of coordinates, the opacity, the radius, and the coordinates of a layer.
  private func values(of layer: Int) -> [Int] {
    let outer = film.layers[layer].superlayer
    let around = outer.flatMap { Side(corners[$0]) }
    let factor: Float = around == nil ? 100 : 100_000
    let points = around.map { $0.relative(corners[layer]) } ?? corners[layer]
    let numbers = (0..<8).map { Self.whole(points[$0] * factor) }
    // Rounding by one step makes no other shape.
    func isNear(_ first: Int, _ second: Int) -> Bool { (first - second).magnitude < 2 }
    let isUpright =
      isNear(numbers[0], numbers[4]) && isNear(numbers[2], numbers[6])
      && isNear(numbers[1], numbers[3]) && isNear(numbers[5], numbers[7])
    let kind = (around == nil ? 0 : 2) + (isUpright ? 0 : 1)
    let coordinates = isUpright ? [numbers[0], numbers[1], numbers[6], numbers[7]] : numbers
    return [kind, opacity(of: layer, in: outer), Self.whole(radii[layer] * 10)] + coordinates
  }

  private func opacity(of layer: Int, in outer: Int?) -> Int {
    guard let outer else { return Self.whole(opacities[layer] * 1_000) }
    // In a transparent layer any opacity looks the same: keep the one before.
    guard opacities[outer] > 0 else {
      return written[layer].count > 1 ? written[layer][1] : 1_000
    }
    return Self.whole(opacities[layer] / opacities[outer] * 1_000)
  }

  private static func whole(_ number: Float) -> Int {
    // An app can set any number, such as an infinite radius for a capsule.
    guard number.isFinite else { return 0 }
    return Int(max(-1e9, min(1e9, number)).rounded(.toNearestOrAwayFromZero))
  }
}

/// The origin and the two sides of a layer, in which the layers inside are described.
private struct Side {
  let origin: SIMD2<Float>
  let across: SIMD2<Float>
  let down: SIMD2<Float>
  let area: Float

  /// Creates the sides, or nil for a layer without an area.
  init?(_ corners: SIMD8<Float>) {
    origin = SIMD2(corners[0], corners[1])
    across = SIMD2(corners[2], corners[3]) - origin
    down = SIMD2(corners[4], corners[5]) - origin
    area = across.x * down.y - across.y * down.x
    guard area.magnitude > 1 else { return nil }
  }

  /// The corners in fractions of the sides.
  func relative(_ corners: SIMD8<Float>) -> SIMD8<Float> {
    var result = SIMD8<Float>(repeating: 0)
    for place in 0..<4 {
      let offset = SIMD2(corners[2 * place], corners[2 * place + 1]) - origin
      result[2 * place] = (offset.x * down.y - offset.y * down.x) / area
      result[2 * place + 1] = (across.x * offset.y - across.y * offset.x) / area
    }
    return result
  }
}
