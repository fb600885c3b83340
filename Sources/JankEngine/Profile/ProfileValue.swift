/// A number of a device profile, with its meaning and origin.
public enum ProfileValue: String, Hashable, Sendable, CaseIterable {
  /// The refresh rate of the display.
  case refreshRate
  /// The ticks per second at which the panel can show a late frame, a multiple of the refresh rate.
  case panelRate
  /// The width of the screen.
  case screenWidth
  /// The height of the screen.
  case screenHeight
  /// The number of pixels per point.
  case screenScale
  /// One callback of the app.
  case callback
  /// Laying out one view.
  case layoutPerView
  /// Drawing a million pixels of a view.
  case drawPerMegapixel
  /// An empty commit.
  case commit
  /// Each changed layer in a commit.
  case commitPerLayer
  /// Preparing a frame on the CPU, in the render server.
  case prepare
  /// Preparing each visible layer.
  case preparePerLayer
  /// Executing a frame on the GPU.
  case execute
  /// Executing each visible layer.
  case executePerLayer
  /// Each offscreen pass.
  case offscreenPass
  /// Masking a million pixels.
  case maskPerMegapixel
  /// Blurring a million pixels.
  case blurPerMegapixel
  /// The shadow of a layer of a million pixels.
  case shadowPerMegapixel
  /// Decoding a million pixels of JPEG.
  case decodeJPEG
  /// Decoding a million pixels of PNG.
  case decodePNG
  /// Decoding a million pixels of WebP.
  case decodeWebP
  /// Decoding a million pixels of BPG.
  case decodeBPG
  /// Decoding a million pixels of GIF.
  case decodeGIF
  /// Decoding a million pixels of APNG.
  case decodeAPNG
  /// Decoding a million pixels of HEIC.
  case decodeHEIC
  /// The largest relative deviation of a sampled cost from its value.
  case jitter
  /// The median of a frame's additional cost.
  case frameMedian
  /// The deviation of its logarithm.
  case frameSpread
  /// The correlation of neighbours.
  case frameCorrelation
  /// The buffers between the app and the compositor, if the device has such a queue.
  case bufferCount
  /// The time before a refresh at which the compositor latches a finished buffer.
  case latchLead
  /// The refreshes from the begin of a frame to the promised one.
  case promisedRefreshes
  /// The scans of the touch panel per second.
  case touchRate
  /// The largest deviation of a scan from its time, less than half a scan interval.
  case touchJitter
  /// The time from a scan to its delivery at the earliest.
  case touchLatency
}

extension ProfileValue {
  /// The origin of a number.
  public struct Origin: Hashable, Sendable {
    /// The certainty of a number.
    public enum Mark: String, Hashable, Sendable, CaseIterable {
      /// From a recording or the manufacturer's documentation.
      case measured
      /// Chosen without a source.
      case assumed
    }

    /// The certainty of the number.
    public var mark: Mark
    /// The source, or the reason of the choice.
    public var source: String

    /// Creates an origin.
    public init(_ mark: Mark, _ source: String) {
      self.mark = mark
      self.source = source
    }
  }

  /// The unit of the number.
  public enum Unit: String, Hashable, Sendable {
    /// Refreshes per second.
    case hertz = "Hz"
    /// Points of the screen.
    case points = "pt"
    /// A duration.
    case nanoseconds = "ns"
    /// A number of buffers.
    case buffers
    /// A number of refreshes.
    case refreshes
    /// A plain number.
    case one = ""
  }

  /// The unit of the number.
  public var unit: Unit {
    switch self {
    case .refreshRate, .panelRate, .touchRate: .hertz
    case .bufferCount: .buffers
    case .promisedRefreshes: .refreshes
    case .screenWidth, .screenHeight: .points
    case .screenScale, .jitter, .frameSpread, .frameCorrelation: .one
    default: .nanoseconds
    }
  }

  /// The range of a screen's width and height, in points.
  ///
  /// Effects cut a page into pieces of 8 points, or into ten columns of square pieces: the work
  /// grows with the area, and for narrow pages. The largest iPad has 1376 points.
  public static let screenSide = 100.0...2_048.0

  /// The allowed range of the number, in its unit.
  public var range: ClosedRange<Double> {
    switch self {
    case .refreshRate, .panelRate: 1...1000
    case .screenWidth, .screenHeight: Self.screenSide
    case .screenScale: 0.1...10
    case .jitter: 0...1
    case .bufferCount: 2...4
    case .promisedRefreshes: 1...4
    case .latchLead: 0...100_000_000
    case .frameSpread: 0...3
    case .frameCorrelation: 0...0.99
    case .touchRate: 60...240
    case .touchJitter: 0...8_000_000
    case .touchLatency: 0...1_000_000_000
    default: 0...10_000_000_000
    }
  }
}
