extension DeviceProfile {
  /// A number of the profile in its unit, or nil if the profile lacks it.
  public subscript(profileValue: ProfileValue) -> Double? {
    get {
      switch profileValue {
      case .refreshRate: Double(refreshRate)
      case .panelRate: panelRate.map(Double.init)
      case .screenWidth: screenSize.x
      case .screenHeight: screenSize.y
      case .screenScale: screenScale
      case .jitter: costs.jitter
      case .frameMedian: costs.frame.distribution.map { Double($0.median.nanoseconds) }
      case .frameSpread: costs.frame.distribution?.spread
      case .frameCorrelation: costs.frame.distribution?.correlation
      case .bufferCount: bufferQueue.map { Double($0.bufferCount) }
      case .latchLead: bufferQueue.map { Double($0.latchLead.nanoseconds) }
      case .promisedRefreshes: bufferQueue.map { Double($0.promisedRefreshes) }
      case .touchRate: touchSampling.map { Double($0.rate) }
      case .touchJitter: touchSampling.map { Double($0.jitter.nanoseconds) }
      case .touchLatency: touchSampling.map { Double($0.latency.nanoseconds) }
      default: Costs.path(of: profileValue).map { Double(costs[keyPath: $0].nanoseconds) }
      }
    }
    set {
      guard let value = newValue, profileValue.range.contains(value) else { return }
      switch profileValue {
      case .refreshRate: refreshRate = Int(value)
      case .panelRate: panelRate = Int(value)
      case .screenWidth: screenSize.x = value
      case .screenHeight: screenSize.y = value
      case .screenScale: screenScale = value
      case .jitter: costs.jitter = value
      case .frameMedian, .frameSpread, .frameCorrelation: costs.frame.set(profileValue, to: value)
      case .bufferCount, .latchLead, .promisedRefreshes:
        bufferQueue = (bufferQueue ?? BufferQueue()).changing(profileValue, to: value)
      case .touchRate, .touchJitter, .touchLatency:
        touchSampling = touchSampling.changing(profileValue, to: value) ?? touchSampling
      default:
        guard let path = Costs.path(of: profileValue) else { return }
        costs[keyPath: path] = Interval(seconds: value / 1e9)
      }
    }
  }

  /// The numbers that the profile has.
  public var profileValues: [ProfileValue] { ProfileValue.allCases.filter { self[$0] != nil } }

  /// The origin of a number.
  public func origin(of profileValue: ProfileValue) -> ProfileValue.Origin {
    if let stated = origins[profileValue] { return stated }
    switch profileValue {
    case .refreshRate, .screenWidth, .screenHeight, .screenScale:
      return .init(.measured, "Apple's specifications of phones with this screen")
    case .touchRate, .touchJitter, .touchLatency, .bufferCount, .latchLead, .promisedRefreshes,
      .panelRate:
      return .init(.assumed, "chosen without a source")
    case .drawPerMegapixel:
      return .init(.assumed, "a guess: no public source gives the cost of a drawn pixel")
    case .decodeJPEG, .decodePNG, .decodeWebP, .decodeBPG, .decodeGIF, .decodeAPNG:
      return .init(.assumed, "a guess, including the ratios of the formats")
    case .decodeHEIC:
      return .init(.assumed, "inferred: HEVC in hardware, a guess between JPEG and PNG")
    case .offscreenPass, .maskPerMegapixel, .blurPerMegapixel, .shadowPerMegapixel:
      return .init(
        .assumed,
        "a guess: Apple names the passes, but no public source gives their costs"
      )
    default:
      return .init(.assumed, "chosen so that an idle app is far from its deadlines")
    }
  }
}

extension DeviceProfile.Costs {
  /// The cost for a number, or nil for a number that is not such a cost.
  fileprivate static func path(
    of profileValue: ProfileValue
  ) -> WritableKeyPath<DeviceProfile.Costs, Interval>? {
    switch profileValue {
    case .callback: \.callback
    case .layoutPerView: \.layoutPerView
    case .drawPerMegapixel: \.drawPerMegapixel
    case .commit: \.commit
    case .commitPerLayer: \.commitPerLayer
    case .prepare: \.prepare
    case .preparePerLayer: \.preparePerLayer
    case .execute: \.execute
    case .executePerLayer: \.executePerLayer
    case .offscreenPass: \.offscreenPass
    case .maskPerMegapixel: \.maskPerMegapixel
    case .blurPerMegapixel: \.blurPerMegapixel
    case .shadowPerMegapixel: \.shadowPerMegapixel
    case .decodeJPEG: \.decodeJPEG
    case .decodePNG: \.decodePNG
    case .decodeWebP: \.decodeWebP
    case .decodeBPG: \.decodeBPG
    case .decodeGIF: \.decodeGIF
    case .decodeAPNG: \.decodeAPNG
    case .decodeHEIC: \.decodeHEIC
    default: nil
    }
  }
}

extension BufferQueue {
  /// The queue with another number.
  fileprivate func changing(_ profileValue: ProfileValue, to value: Double) -> BufferQueue {
    var queue = self
    switch profileValue {
    case .bufferCount: queue.bufferCount = Int(value)
    case .latchLead: queue.latchLead = Interval(seconds: value / 1e9)
    case .promisedRefreshes: queue.promisedRefreshes = Int(value)
    default: break
    }
    return queue
  }
}

extension TouchSampling? {
  /// The sampling with another number, or nil if the numbers contradict each other; an unknown
  /// panel scans 120 times per second.
  fileprivate func changing(_ profileValue: ProfileValue, to value: Double) -> TouchSampling? {
    let length = Interval(seconds: value / 1e9)
    return try? TouchSampling(
      rate: profileValue == .touchRate ? Int(value) : self?.rate ?? 120,
      jitter: profileValue == .touchJitter ? length : self?.jitter ?? .zero,
      latency: profileValue == .touchLatency ? length : self?.latency ?? .zero
    )
  }
}

extension FrameCost {
  /// The distribution of sampled costs, or nil without one.
  public var distribution: LogNormalCost? {
    guard case .drawn(let cost) = self else { return nil }
    return cost
  }

  fileprivate mutating func set(_ profileValue: ProfileValue, to value: Double) {
    let old = distribution
    let isMedian = profileValue == .frameMedian
    let changed = try? LogNormalCost(
      median: isMedian ? Interval(seconds: value / 1e9) : old?.median ?? .milliseconds(1),
      spread: profileValue == .frameSpread ? value : old?.spread ?? 0,
      correlation: profileValue == .frameCorrelation ? value : old?.correlation ?? 0
    )
    if let changed { self = .drawn(changed) }
  }
}
