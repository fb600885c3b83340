internal import JankMotion
internal import JankText

extension LottieReader {
  mutating func transform(
    _ value: JSONValue,
    followsPath: Bool
  ) throws(FileError) -> LottieTransform {
    var result = LottieTransform()
    result.followsPath = followsPath
    if let anchor = value["a"] { result.anchor = try track(anchor) }
    if let position = value["p"] { result.position = try self.position(position) }
    if let scale = value["s"] { result.scale = try track(scale) }
    if let rotation = value["r"] ?? value["rz"] { result.rotation = try track(rotation) }
    if let opacity = value["o"] { result.opacity = try track(opacity) }
    if let skew = value["sk"] { result.skew = try track(skew) }
    if let axis = value["sa"] { result.skewAxis = try track(axis) }
    return result
  }

  private mutating func position(
    _ value: JSONValue
  ) throws(FileError) -> LottieTransform.Position {
    guard let x = value["x"], x.text == nil, let y = value["y"] else {
      return .joined(try track(value))
    }
    return .split(x: try track(x), y: try track(y))
  }

  /// Reads a property: a number, a list of numbers, or a list of keyframes.
  mutating func track(_ value: JSONValue) throws(FileError) -> LottieTrack {
    if value["x"]?.text != nil { leaveOut("an expression; its keyframes count", at: value) }
    // Some files have plain numbers in place of properties. The key "a" is not asked: in some
    // files it lies.
    let content = value["k"] ?? value
    if let items = content.items, let first = items.first, first["t"] != nil {
      return LottieTrack(keyframes: try keyframes(items))
    }
    return LottieTrack(try pair(content))
  }

  /// A number as the x of a pair, or the first two numbers of a list.
  private func pair(_ value: JSONValue) throws(FileError) -> SIMD2<Double> {
    let items = value.items ?? [value]
    guard let first = items.first else {
      throw failure(value, "expected a number or a list of numbers, found an empty array")
    }
    let x = try checked(first)
    return SIMD2(x, items.count > 1 ? try checked(items[1]) : 0)
  }

  private func checked(_ value: JSONValue) throws(FileError) -> Double {
    guard let number = value.number, number.magnitude <= Self.reach else {
      throw failure(
        value,
        "expected a number from \(-Self.reach) to \(Self.reach), found \(value.summary)"
      )
    }
    return number
  }
}

// MARK: Keyframes

extension LottieReader {
  private mutating func keyframes(
    _ items: [JSONValue]
  ) throws(FileError) -> [LottieTrack.Keyframe] {
    guard items.count <= Self.keyframeLimit else {
      throw failure(
        items[0],
        "the property has \(items.count) keyframes, more than the limit of \(Self.keyframeLimit)"
      )
    }
    var result: [LottieTrack.Keyframe] = []
    for (index, item) in items.enumerated() {
      let frame = try number("t", of: item, in: -Self.reach...Self.reach)
      if let last = result.last, frame <= last.frame {
        warn("the keyframe is not after the one before it, and is omitted", at: item)
        continue
      }
      // In files of older versions a keyframe has its own end, and the last one only a time.
      guard let start = try item["s"].map(pair) ?? result.last?.endValue else {
        throw failure(item, "the key \"s\" is missing, expected the value at the keyframe")
      }
      let next = index + 1 < items.count ? items[index + 1]["s"] : nil
      let end = try (item["e"] ?? next).map(pair) ?? start
      result.append(try keyframe(item, at: frame, from: start, to: end))
    }
    return result
  }

  private func keyframe(
    _ item: JSONValue,
    at frame: Double,
    from start: SIMD2<Double>,
    to end: SIMD2<Double>
  ) throws(FileError) -> LottieTrack.Keyframe {
    var keyframe = LottieTrack.Keyframe(
      frame: frame,
      value: start,
      endValue: end,
      easings: try easings(item)
    )
    keyframe.isHold = item["h"]?.number == 1
    if let out = try item["to"].map(pair), let into = try item["ti"].map(pair),
      out != .zero || into != .zero
    {
      keyframe.path = LottiePath(from: start, out: out, into: into, to: end)
    }
    return keyframe
  }

  private func easings(
    _ item: JSONValue
  ) throws(FileError) -> (x: CubicBezier, y: CubicBezier) {
    guard let out = item["o"], let into = item["i"] else { return (.linear, .linear) }
    return (
      x: try easing(out, into, component: 0),
      y: try easing(out, into, component: 1)
    )
  }

  private func easing(
    _ out: JSONValue,
    _ into: JSONValue,
    component: Int
  ) throws(FileError) -> CubicBezier {
    let x1 = try handle(out, "x", component)
    let y1 = try handle(out, "y", component)
    let x2 = try handle(into, "x", component)
    let y2 = try handle(into, "y", component)
    do {
      return try CubicBezier(
        x1: Double.minimum(1, Double.maximum(0, x1)),
        y1: y1,
        x2: Double.minimum(1, Double.maximum(0, x2)),
        y2: y2
      )
    } catch {
      throw failure(out, "\(error)")
    }
  }

  /// A coordinate of a handle: one number for all components, or one for each.
  private func handle(
    _ value: JSONValue,
    _ key: String,
    _ component: Int
  ) throws(FileError) -> Double {
    guard let coordinate = value[key] else {
      throw failure(value, "the key \(quoted(key)) is missing, expected the place of a handle")
    }
    guard let items = coordinate.items else { return try checked(coordinate) }
    guard let last = items.last else {
      throw failure(coordinate, "expected the place of a handle, found an empty array")
    }
    return try checked(component < items.count ? items[component] : last)
  }
}
