internal import JankTrace

extension LayerFilm {
  /// The film of the layers with some names, such as those of pages, which takes less space.
  func keeping(named names: Set<String>) -> LayerFilm {
    var film = LayerFilm(screenSize: screenSize)
    var places: [Int: Int] = [:]
    for (index, layer) in layers.enumerated() where names.contains(layer.name) {
      places[index] = film.layers.count
      film.layers.append(
        Layer(
          name: layer.name,
          superlayer: outer(of: index, in: places),
          image: layer.image,
          isBlurring: layer.isBlurring
        )
      )
    }
    var last: [Int] = []
    for frame in frames {
      let order = frame.order?.compactMap { places[$0] }
      let looks = frame.looks.compactMap { look in
        places[Int(look.layer)].map { Look(look, of: $0) }
      }
      let isNew = order.map { $0 != last } ?? false
      guard isNew || !looks.isEmpty else { continue }
      film.frames.append(Frame(index: frame.index, order: isNew ? order : nil, looks: looks))
      if let order { last = order }
    }
    return film
  }

  /// The nearest superlayer that is kept.
  private func outer(of index: Int, in places: [Int: Int]) -> Int? {
    var outer = layers[index].superlayer
    while let next = outer, places[next] == nil { outer = layers[next].superlayer }
    return outer.flatMap { places[$0] }
  }

  /// Creates a film of the watched layers of a run, in the order in which they appeared.
  ///
  /// It stands for a film that would have been too long.
  init(pagesOf trace: Trace, on screenSize: SIMD2<Double>) {
    self.init(screenSize: screenSize)
    var places: [Watched: Int] = [:]
    var looks: [Look] = []
    var last: [Int] = []
    var samples = trace.samples[...]
    for frame in trace.frames {
      let own = samples.prefix { $0.frame == frame.index }
      samples = samples.dropFirst(own.count)
      var changed: [Look] = []
      var order: [Int] = []
      for sample in own where sample.isOnScreen {
        let key = Watched(name: sample.layer, number: sample.number)
        let place = places[key] ?? layers.count
        let look = Look(sample, of: place)
        if place == layers.count {
          places[key] = place
          layers.append(Layer(name: sample.layer))
          looks.append(look)
          changed.append(look)
        } else if looks[place] != look {
          looks[place] = look
          changed.append(look)
        }
        order.append(place)
      }
      guard order != last || !changed.isEmpty else { continue }
      frames.append(Frame(index: frame.index, order: order == last ? nil : order, looks: changed))
      last = order
    }
  }

  /// A watched layer: several can share a name.
  private struct Watched: Hashable {
    let name: String
    let number: Int
  }
}

extension LayerFilm.Look {
  /// The appearance of another layer, given by its index.
  fileprivate init(_ look: Self, of layer: Int) {
    self.init(
      layer: layer,
      opacity: look.opacity,
      cornerRadius: look.cornerRadius,
      corners: look.corners
    )
  }

  /// The appearance in a sample of a layer, given by its index; samples have no corner radius.
  fileprivate init(_ sample: LayerSample, of layer: Int) {
    self.init(
      layer: layer,
      opacity: Float(sample.shownOpacity),
      cornerRadius: 0,
      corners: SIMD8<Float>(sample.outline.coordinates)
    )
  }
}
