internal import JankText

extension LottieReader {
  /// Reads the layers of a composition; the first in the file is on top, the first returned at the
  /// back.
  mutating func layers(
    _ list: [JSONValue],
    _ assets: Assets
  ) throws(FileError) -> [LottieLayer] {
    guard list.count <= Self.layerLimit else {
      throw failure(
        list[0],
        "the composition has \(list.count) layers, more than the limit of \(Self.layerLimit)"
      )
    }
    var layers: [LottieLayer] = []
    var sources: [JSONValue] = []
    for value in list.reversed() {
      guard let layer = try layer(value, assets) else { continue }
      layers.append(layer)
      sources.append(value)
    }
    try connect(&layers, sources)
    return layers
  }

  private mutating func layer(
    _ value: JSONValue,
    _ assets: Assets
  ) throws(FileError) -> LottieLayer? {
    guard let kind = try kind(value, assets) else { return nil }
    var layer = LottieLayer(kind: kind, name: value["nm"]?.text ?? "layer")
    layer.index = value["ind"]?.number.flatMap { Int(exactly: $0) }
    layer.firstFrame = try number("ip", of: value, in: -Self.reach...Self.reach)
    layer.endFrame = try number("op", of: value, in: -Self.reach...Self.reach)
    layer.start = try optionalNumber("st", of: value) ?? 0
    layer.stretch = try stretch(value)
    layer.isHidden = value["hd"]?.content == .boolean(true)
    if let map = value["tm"] { layer.timeMap = try track(map) }
    if let transform = value["ks"] {
      layer.transform = try self.transform(transform, followsPath: value["ao"]?.number == 1)
    }
    layer.box = try box(of: value, kind, assets)
    noteLeftOutParts(of: value)
    return layer
  }

  private mutating func stretch(_ value: JSONValue) throws(FileError) -> Double {
    let stretch = try optionalNumber("sr", of: value) ?? 1
    guard stretch != 0 else {
      throw failure(
        value["sr"] ?? value,
        "expected a stretch \"sr\" other than 0: a layer's time cannot stand still"
      )
    }
    return stretch
  }

  private mutating func kind(
    _ value: JSONValue,
    _ assets: Assets
  ) throws(FileError) -> LottieLayer.Kind? {
    guard let type = value["ty"] else {
      throw failure(value, "the key \"ty\" is missing, expected the kind of a layer")
    }
    switch type.number {
    case 0?:
      let name = value["refId"]?.text ?? ""
      guard assets.compositions[name] != nil else {
        throw failure(
          value["refId"] ?? value,
          "there is no composition \(quoted(name)) among the assets of the file"
        )
      }
      return .composition(name)
    case 1?: return .solid
    case 2?: return .image
    case 3?: return .null
    case 4?: return .shape
    case 5?:
      leaveOut("the text of a text layer: its layer has no size", at: value)
      return .text
    case let number?:
      let names = [6.0: "sound", 13: "a camera", 15: "data"]
      leaveOut(names[number] ?? "a layer of the unknown kind \(Self.plain(type))", at: value)
      return nil
    case nil:
      throw failure(type, "expected the kind of a layer as a number, found \(type.summary)")
    }
  }

  /// A number as the file has it, without what it is.
  private static func plain(_ value: JSONValue) -> String {
    value.number.flatMap { Int(exactly: $0) }.map { "\($0)" } ?? value.summary
  }

  private mutating func noteLeftOutParts(of value: JSONValue) {
    if value["masksProperties"]?.items?.isEmpty == false { leaveOut("a mask", at: value) }
    if value["tt"]?.number ?? 0 != 0 { leaveOut("a matte", at: value) }
    if value["ef"]?.items?.isEmpty == false { leaveOut("an effect", at: value) }
    if value["ddd"]?.number == 1 { leaveOut("the third dimension of a layer", at: value) }
  }
}

// MARK: Parents

extension LottieReader {
  /// Finds the parent of each layer by its number.
  private mutating func connect(
    _ layers: inout [LottieLayer],
    _ sources: [JSONValue]
  ) throws(FileError) {
    var places: [Int: Int] = [:]
    for (place, layer) in layers.enumerated() {
      guard let index = layer.index else { continue }
      if places.updateValue(place, forKey: index) != nil {
        warn(
          "the number \(index) is used by two layers; the upper one is followed",
          at: sources[place]
        )
      }
    }
    for (place, source) in sources.enumerated() {
      guard let parent = source["parent"], parent.content != .null else { continue }
      guard let number = parent.number.flatMap({ Int(exactly: $0) }), let found = places[number]
      else {
        warn(
          "no layer of the composition has the number \(Self.plain(parent)) of this parent; "
            + "\(quoted(layers[place].name)) follows none",
          at: parent
        )
        continue
      }
      layers[place].parent = found
    }
    for place in layers.indices where followsItself(place, layers) {
      warn("the layer follows itself through its parents: it has none here", at: sources[place])
      layers[place].parent = nil
    }
  }

  private func followsItself(_ place: Int, _ layers: [LottieLayer]) -> Bool {
    var next = layers[place].parent
    for _ in layers.indices {
      guard let current = next else { return false }
      if current == place { return true }
      next = layers[current].parent
    }
    return false
  }
}
