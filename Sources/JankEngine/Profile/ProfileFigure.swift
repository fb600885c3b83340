/// A number of a device profile, with what it means and where it comes from.
public enum ProfileFigure: String, Hashable, Sendable, CaseIterable {
  /// The refreshes of the display per second.
  case refreshRate
  /// The width of the screen.
  case screenWidth
  /// The height of the screen.
  case screenHeight
  /// How many pixels a point is wide.
  case screenScale
  /// One callback of the app.
  case callback
  /// Laying out one view.
  case layoutPerView
  /// Drawing a million pixels of a view.
  case drawPerMegapixel
  /// A commit with nothing in it.
  case commit
  /// Each changed layer in a commit.
  case commitPerLayer
  /// Preparing a picture on the render server's processor.
  case prepare
  /// Preparing each visible layer.
  case preparePerLayer
  /// Executing a picture on the graphics processor.
  case execute
  /// Executing each visible layer.
  case executePerLayer
  /// Each pass that draws a layer elsewhere first.
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
  /// The largest share by which a cost is drawn above or below its figure.
  case jitter
  /// The median of what a frame of the app costs besides.
  case frameMedian
  /// The deviation of its logarithm.
  case frameSpread
  /// The correlation of neighbours.
  case frameCorrelation
  /// The scans of the touch panel per second.
  case touchRate
  /// The greatest deviation of a scan from its time, less than half the time between two.
  case touchJitter
  /// The time from a scan until the app could be told.
  case touchLatency
}

extension ProfileFigure {
  /// Where a number comes from.
  public struct Origin: Hashable, Sendable {
    /// How far a number can be trusted.
    public enum Mark: String, Hashable, Sendable, CaseIterable {
      /// Taken from a recording or from the maker's documentation.
      case measured
      /// Chosen for want of a source.
      case assumed
    }

    /// How far the number can be trusted.
    public var mark: Mark
    /// Who says so, or why it was chosen.
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
    /// A length of time.
    case nanoseconds = "ns"
    /// A plain number.
    case one = ""
  }

  /// What the number is measured in.
  public var unit: Unit {
    switch self {
    case .refreshRate, .touchRate: .hertz
    case .screenWidth, .screenHeight: .points
    case .screenScale, .jitter, .frameSpread, .frameCorrelation: .one
    default: .nanoseconds
    }
  }

  /// How wide and high a screen may be, in points.
  ///
  /// Effects cut a page into pieces of 8 points, or into ten columns of square pieces: the work
  /// grows with the area, and with how narrow the page is. The largest iPad has 1376 points.
  public static let screenSide = 100.0...2_048.0

  /// The range that a profile may have it in, in its unit.
  public var range: ClosedRange<Double> {
    switch self {
    case .refreshRate: 1...1000
    case .screenWidth, .screenHeight: Self.screenSide
    case .screenScale: 0.1...10
    case .jitter: 0...1
    case .frameSpread: 0...3
    case .frameCorrelation: 0...0.99
    case .touchRate: 60...240
    case .touchJitter: 0...8_000_000
    case .touchLatency: 0...1_000_000_000
    default: 0...10_000_000_000
    }
  }
}
