internal import JankMotion
internal import JankText

extension LottieReader {
  /// The rectangle that a layer covers in its own coordinates.
  mutating func box(
    of value: JSONValue,
    _ kind: LottieLayer.Kind,
    _ assets: Assets
  ) throws(FileError) -> SIMD4<Double> {
    switch kind {
    case .null, .text: return .zero
    case .composition: return try size("w", "h", of: value)
    case .solid: return try size("sw", "sh", of: value)
    case .image:
      let size = value["refId"]?.text.flatMap { assets.images[$0] } ?? .zero
      return SIMD4(0, 0, size.x, size.y)
    case .shape:
      guard let items = value["shapes"]?.items else { return .zero }
      return try union(of: items, depth: 0)?.rectangle ?? .zero
    }
  }

  private func size(
    _ width: String,
    _ height: String,
    of value: JSONValue
  ) throws(FileError) -> SIMD4<Double> {
    let size = SIMD2(
      try optionalNumber(width, of: value) ?? 0,
      try optionalNumber(height, of: value) ?? 0
    )
    return SIMD4(0, 0, Double.maximum(0, size.x), Double.maximum(0, size.y))
  }

  /// The rectangle around the shapes of a list, each as it is at its first keyframe.
  private mutating func union(
    of items: [JSONValue],
    depth: Int
  ) throws(FileError) -> PointBox? {
    var box: PointBox?
    var outline = 0.0
    for item in items {
      switch item["ty"]?.text {
      case "gr"?:
        guard let inner = try union(of: item["it"]?.items ?? [], depth: depth + 1) else { break }
        box = box?.union(inner) ?? inner
      case "st"?, "gs"?:
        if let width = try item["w"].map({ value throws(FileError) in try track(value) }) {
          outline = Double.maximum(outline, width.keyframes[0].value.x)
        }
      case "tm"?, "rp"?, "mm"?, "rd"?, "op"?, "pb"?, "zz"?, "tw"?:
        leaveOut("a change of a path, such as a trim", at: item)
      default:
        for point in try points(of: item) { box = box?.adding(point) ?? PointBox(point) }
      }
    }
    if outline > 0 { box = box?.grown(by: outline / 2) }
    guard let box, let transform = items.last(where: { $0["ty"]?.text == "tr" }) else { return box }
    return box.moved(by: try self.transform(transform, followsPath: false).matrix(at: 0))
  }

  /// The corners or control points of one shape.
  private mutating func points(of item: JSONValue) throws(FileError) -> [SIMD2<Double>] {
    switch item["ty"]?.text {
    case "rc"?, "el"?:
      guard let place = item["p"], let size = item["s"] else { return [] }
      let middle = try track(place).keyframes[0].value
      let half = try track(size).keyframes[0].value / 2
      return [middle - half, middle + half]
    case "sr"?:
      guard let place = item["p"], let radius = item["or"] else { return [] }
      let middle = try track(place).keyframes[0].value
      let reach = try track(radius).keyframes[0].value.x
      return [middle - reach, middle + reach]
    case "sh"?:
      return pathPoints(of: item["ks"])
    default:
      return []
    }
  }

  /// The vertices of a path with their control points, at its first keyframe.
  private mutating func pathPoints(of property: JSONValue?) -> [SIMD2<Double>] {
    guard let property else { return [] }
    var path = property["k"] ?? property
    if let keyframes = path.items, let first = keyframes.first {
      if keyframes.count > 1 { leaveOut("the motion of a path", at: property) }
      path = first["s"]?.items?.first ?? first
    }
    func plain(_ key: String) -> [SIMD2<Double>] {
      (path[key]?.items ?? []).compactMap { point in
        guard let items = point.items, items.count >= 2, let x = items[0].number,
          let y = items[1].number, x.magnitude <= Self.reach, y.magnitude <= Self.reach
        else { return nil }
        return SIMD2(x, y)
      }
    }
    let vertices = plain("v")
    let handles = [plain("i"), plain("o")].filter { $0.count == vertices.count }
    return vertices + handles.flatMap { zip($0, vertices).map { $0 + $1 } }
  }
}

/// The smallest rectangle around points.
private struct PointBox {
  var low: SIMD2<Double>
  var high: SIMD2<Double>

  init(_ point: SIMD2<Double>) {
    (low, high) = (point, point)
  }

  var rectangle: SIMD4<Double> { SIMD4(low.x, low.y, high.x - low.x, high.y - low.y) }

  func adding(_ point: SIMD2<Double>) -> PointBox {
    var copy = self
    copy.low = SIMD2(Double.minimum(low.x, point.x), Double.minimum(low.y, point.y))
    copy.high = SIMD2(Double.maximum(high.x, point.x), Double.maximum(high.y, point.y))
    return copy
  }

  func union(_ other: PointBox) -> PointBox { adding(other.low).adding(other.high) }

  func grown(by reach: Double) -> PointBox { adding(low - reach).adding(high + reach) }

  func moved(by matrix: PlaneTransform) -> PointBox {
    PointBox(matrix.image(of: low))
      .adding(matrix.image(of: high))
      .adding(matrix.image(of: SIMD2(low.x, high.y)))
      .adding(matrix.image(of: SIMD2(high.x, low.y)))
  }
}
