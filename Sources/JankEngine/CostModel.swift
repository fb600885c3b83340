/// The costs of work on a device, sampled from distributions.
///
/// Each kind of cost has its own random sequence, so more samples of one kind change no other.
package struct CostModel {
  private let costs: DeviceProfile.Costs
  private var callbackSource: RandomSource
  private var layoutSource: RandomSource
  private var commitSource: RandomSource
  private var prepareSource: RandomSource
  private var executeSource: RandomSource
  private var decodeSource: RandomSource
  private var drawSource: RandomSource
  private var shapeSource: RandomSource
  private var frameSource: FrameCostSource
  /// The titles of work that takes no time; their costs are sampled all the same.
  private let freeWork: Set<String>
  private let isPrepareFree: Bool
  private let isExecuteFree: Bool

  /// Creates the costs of a run.
  ///
  /// - Parameters:
  ///   - costs: The costs of the device.
  ///   - seed: The seed of the samples.
  ///   - freeWork: The titles of work that takes no time, although its cost is sampled; `prepare`
  ///     and `execute` for the render server's.
  package init(costs: DeviceProfile.Costs, seed: UInt64, freeWork: Set<String> = []) {
    self.costs = costs
    self.freeWork = freeWork
    frameSource = FrameCostSource(costs.frame, seed: seed)
    isPrepareFree = freeWork.contains("prepare")
    isExecuteFree = freeWork.contains("execute")
    callbackSource = RandomSource(seed: seed, purpose: "callback cost")
    layoutSource = RandomSource(seed: seed, purpose: "layout cost")
    commitSource = RandomSource(seed: seed, purpose: "commit cost")
    prepareSource = RandomSource(seed: seed, purpose: "prepare cost")
    executeSource = RandomSource(seed: seed, purpose: "execute cost")
    decodeSource = RandomSource(seed: seed, purpose: "decode cost")
    drawSource = RandomSource(seed: seed, purpose: "draw cost")
    shapeSource = RandomSource(seed: seed, purpose: "shape cost")
  }
}

extension CostModel {
  // Inlined, because a call copies the costs.
  @inline(__always)
  func isFree(_ name: String, _ kind: WorkRecord.Kind) -> Bool {
    // Most runs exclude nothing, and a title is a new string.
    !freeWork.isEmpty && freeWork.contains(WorkRecord.title(name, of: kind))
  }

  /// The additional cost of each frame, or nil.
  mutating func frame() -> Interval? { frameSource.next() }

  package mutating func callback() -> Interval {
    Self.draw(costs.callback, spread: costs.jitter, from: &callbackSource)
  }

  package mutating func layout(views: Int) -> Interval {
    Self.draw(costs.layoutPerView * views, spread: costs.jitter, from: &layoutSource)
  }

  package mutating func commit(layers: Int) -> Interval {
    let cost = costs.commit + costs.commitPerLayer * layers
    return Self.draw(cost, spread: costs.jitter, from: &commitSource)
  }

  package mutating func prepare(layers: Int) -> Interval {
    let cost = costs.prepare + costs.preparePerLayer * layers
    let drawn = Self.draw(cost, spread: costs.jitter, from: &prepareSource)
    return isPrepareFree ? .zero : drawn
  }

  package mutating func execute(layers: Int, load: PassLoad = PassLoad()) -> Interval {
    var cost = costs.execute + costs.executePerLayer * layers
    if load.count > 0 { cost += passes(load) }
    let drawn = Self.draw(cost, spread: costs.jitter, from: &executeSource)
    return isExecuteFree ? .zero : drawn
  }

  /// The cost of decoding an image and converting it for the GPU.
  package mutating func decode(_ image: LayerImage) -> Interval {
    let cost = Self.share(costs.decoding(image.format), ofPixels: Double(image.pixelCount))
    return Self.draw(cost, spread: costs.jitter, from: &decodeSource)
  }

  /// The cost of drawing a view with a number of pixels.
  package mutating func draw(pixels: Double) -> Interval {
    let cost = Self.share(costs.drawPerMegapixel, ofPixels: pixels)
    return Self.draw(cost, spread: costs.jitter, from: &drawSource)
  }

  /// The cost of drawing pixels of shapes in the render server; a guess: that of a view.
  package mutating func rasterise(pixels: Double) -> Interval {
    let cost = Self.share(costs.drawPerMegapixel, ofPixels: pixels)
    let drawn = Self.draw(cost, spread: costs.jitter, from: &shapeSource)
    return isPrepareFree ? .zero : drawn
  }

  // Each term is bounded, and the sum of so few stays within the clock.
  private func passes(_ load: PassLoad) -> Interval {
    costs.offscreenPass * load.count
      + Self.share(costs.maskPerMegapixel, ofPixels: load.maskPixels)
      + Self.share(costs.blurPerMegapixel, ofPixels: load.blurPixels)
      + Self.share(costs.shadowPerMegapixel, ofPixels: load.shadowPixels)
  }

  private static func share(_ perMegapixel: Interval, ofPixels count: Double) -> Interval {
    Interval(cost: perMegapixel.seconds * count / 1e6)
  }

  private static func draw(
    _ cost: Interval,
    spread: Double,
    from source: inout RandomSource
  ) -> Interval {
    let deviation = spread * (2 * source.nextFraction() - 1)
    return Interval(cost: cost.seconds * (1 + deviation))
  }
}

extension Interval {
  /// Creates a cost in seconds; a cost beyond the clock's range, or NaN from a missing area,
  /// becomes the largest time of the clock.
  fileprivate init(cost seconds: Double) {
    let isTold = seconds.magnitude < ClockRange.length.seconds
    self = isTold ? Interval(seconds: seconds) : ClockRange.length
  }

  fileprivate static func * (interval: Interval, count: Int) -> Interval {
    let (product, isBeyond) = interval.nanoseconds.multipliedReportingOverflow(by: Int64(count))
    return isBeyond ? ClockRange.length : min(Interval(nanoseconds: product), ClockRange.length)
  }
}
