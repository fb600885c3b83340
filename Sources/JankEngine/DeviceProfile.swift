/// A virtual device: its screen, its buffering and its costs.
///
/// Public sources give the deadlines of a frame but no costs in milliseconds, so every cost here is
/// an assumption. The costs of a frame are chosen so that an idle app is far from its deadlines,
/// like a healthy app on a phone; those of drawing, decoding and passes are guesses. The results of
/// a run (which deadline was missed, by how many refreshes) follow from the model alone.
public struct DeviceProfile: Hashable, Sendable {
  /// The name of the profile in scenarios.
  public var name: String
  /// The highest refresh rate of the display, in hertz.
  public var refreshRate: Int
  /// The width and height of the screen in points.
  public var screenSize: SIMD2<Double>
  /// The number of pixels per point.
  public var screenScale = 2.0
  /// The rates of a display with several rates, in hertz; empty for a single rate.
  ///
  /// Rates above ``refreshRate`` are ignored.
  public var rates: [Int] = []
  /// The ticks per second at which the panel can show a late frame; nil for refreshes only.
  ///
  /// It has an effect at the rates of which it is a multiple; see ``PanelTicks``.
  public var panelRate: Int?
  /// The number of buffers.
  public var buffering: Buffering
  /// When a third buffer is returned under automatic buffering.
  public var hysteresis = Hysteresis.untilEmpty
  /// The queue of finished buffers before a compositor; nil for Apple's render server.
  public var bufferQueue: BufferQueue?
  /// The sampling of the touch panel; nil senses every sample at its own time.
  public var touchSampling: TouchSampling?
  /// The costs of work.
  public var costs: Costs
  /// The special feature of the profile, in a sentence.
  public var about = ""
  /// The origins of values that differ from the default origin.
  public var origins: [ProfileValue: ProfileValue.Origin] = [:]
  /// The origins of choices that differ from the default origin.
  public var choiceOrigins: [ProfileChoice: ProfileValue.Origin] = [:]

  /// The number of refreshes from the begin of a frame to its presentation.
  public enum Buffering: String, Hashable, Sendable, CaseIterable {
    /// Two refreshes: one for the app, one for the render server; Certain: Apple's usual case.
    case double
    /// Three refreshes: one for the app, two for the render server; Certain: Apple's fallback.
    case triple
    /// Double, then triple after a late rendering; see ``Hysteresis``. That it switches is certain.
    case automatic
  }

  /// When the pipeline returns a third buffer.
  ///
  /// The behaviour of iOS is unknown.
  public enum Hysteresis: Hashable, Sendable {
    /// When the pipeline has been empty for this many consecutive refreshes, at least one.
    case afterEmpty(refreshes: Int)
    /// Never.
    case never

    /// As soon as the pipeline is empty; our choice.
    public static let untilEmpty = Hysteresis.afterEmpty(refreshes: 1)
  }

  /// The costs of work on the device.
  ///
  /// All values of the first two profiles are assumed; see ``DeviceProfile/origin(of:)``.
  public struct Costs: Hashable, Sendable {
    /// One callback of the app on the main thread.
    public var callback = Interval.microseconds(40)
    /// Laying out one view that requested it.
    public var layoutPerView = Interval.microseconds(15)
    /// Drawing a million pixels of a view into its layer.
    public var drawPerMegapixel = Interval.microseconds(4_000)
    /// An empty commit.
    public var commit = Interval.microseconds(150)
    /// Each changed layer in a commit.
    public var commitPerLayer = Interval.microseconds(3)
    /// Preparing a frame on the CPU, in the render server.
    public var prepare = Interval.microseconds(500)
    /// Preparing each visible layer.
    public var preparePerLayer = Interval.microseconds(1)
    /// Executing a frame on the GPU.
    public var execute = Interval.microseconds(1_200)
    /// Executing each visible layer.
    public var executePerLayer = Interval.microseconds(2)
    /// Each offscreen pass: for masks, blurs, and shadows without a path.
    public var offscreenPass = Interval.microseconds(100)
    /// Masking a million pixels.
    public var maskPerMegapixel = Interval.microseconds(250)
    /// Blurring a million pixels.
    public var blurPerMegapixel = Interval.microseconds(1_500)
    /// Determining the shape of a shadow and drawing it, for a million pixels of its layer.
    public var shadowPerMegapixel = Interval.microseconds(500)
    /// Decoding a million stored pixels of a JPEG.
    public var decodeJPEG = Interval.microseconds(8_000)
    /// Decoding a million stored pixels of a PNG.
    public var decodePNG = Interval.microseconds(12_000)
    /// Decoding a million stored pixels of a WebP.
    public var decodeWebP = Interval.microseconds(15_000)
    /// Decoding a million stored pixels of a BPG.
    public var decodeBPG = Interval.microseconds(30_000)
    /// Decoding a million stored pixels of a GIF.
    public var decodeGIF = Interval.microseconds(6_000)
    /// Decoding a million stored pixels of an animated PNG.
    public var decodeAPNG = Interval.microseconds(13_000)
    /// Decoding a million stored pixels of a HEIC.
    ///
    /// Inferred: a HEIC is an HEVC image, which is more work than a JPEG. Phones decode HEVC in
    /// hardware, but assemble the image from tiles. No public values exist for the total, so the
    /// cost is between those of JPEG and PNG.
    public var decodeHEIC = Interval.microseconds(10_000)
    /// The additional cost of each frame of the app on the main thread.
    public var frame = FrameCost.none
    /// The largest relative deviation of a sampled cost from its value, 0 to 1.
    public var jitter = 0.05

    /// Creates the assumed costs of a current phone.
    public init() {}
  }
}

extension DeviceProfile {
  /// A phone with a 60 Hz display of 375 by 667 points.
  public static let phone60 = DeviceProfile(
    name: "phone-60",
    refreshRate: 60,
    screenSize: [375, 667],
    buffering: .automatic,
    costs: Costs()
  )

  /// A phone with a 120 Hz display of 390 by 844 points.
  public static let phone120 = DeviceProfile(
    name: "phone-120",
    refreshRate: 120,
    screenSize: [390, 844],
    screenScale: 3,
    buffering: .automatic,
    costs: Costs()
  )

  /// The phone with a 60 Hz display, running an app whose frames have measured costs.
  public static let busyPhone60 = {
    var profile = phone60
    profile.name = "phone-60-busy"
    profile.about =
      "Frames cost as much as 53,233 recorded ones: log-normal, correlated neighbours."
    profile[.frameMedian] = 8_000_000
    profile[.frameSpread] = 0.51
    profile[.frameCorrelation] = 0.5
    let origin = ProfileValue.Origin(
      .measured,
      "android-compose-performance-test by desugar-64: ten screens on four Android phones"
    )
    for profileValue in [ProfileValue.frameMedian, .frameSpread, .frameCorrelation] {
      profile.origins[profileValue] = origin
    }
    return profile
  }()

  /// A phone whose display changes between the twelve rates of ProMotion.
  ///
  /// Certain by an article that quotes Apple's list; all refresh intervals are multiples of 1/240
  /// s, and so are recorded hitches: see ``PanelTicks``.
  public static let promotionPhone = {
    var profile = phone120
    profile.name = "phone-promotion"
    profile.about =
      "The display adapts its rate to the animations, 10 to 120 Hz, and has 240 ticks a second."
    profile.rates = [120, 80, 60, 48, 40, 30, 24, 20, 16, 15, 12, 10]
    profile.panelRate = 240
    profile.origins[.panelRate] = ProfileValue.Origin(
      .measured,
      "seven hitches of an iPhone Air, 8.3, 12.5 and 16.7 ms, recorded in vybava"
    )
    return profile
  }()

  /// A tablet whose display changes between the five rates of ProMotion on iPad (general
  /// knowledge).
  ///
  /// Its late frames are shown at refreshes: all its intervals are multiples of 1/120 s. Whether
  /// its panel has a finer grid is unknown.
  public static let promotionPad = {
    var profile = phone120
    profile.name = "pad-promotion"
    profile.about = "The display adapts its rate to the animations, 24 to 120 Hz."
    profile.screenSize = [834, 1194]
    profile.screenScale = 2
    profile.rates = [120, 60, 40, 30, 24]
    return profile
  }()

  /// The phone with a 60 Hz display and always two buffers, so that a delay persists.
  public static let doubleBufferedPhone60 = {
    var profile = phone60
    profile.name = "phone-60-double"
    profile.about = "Frames always pass through two buffers."
    profile.buffering = .double
    return profile
  }()

  /// The phone with a 60 Hz display and always three buffers: everything is presented a refresh
  /// later, and rendering may take a refresh longer.
  public static let tripleBufferedPhone60 = {
    var profile = phone60
    profile.name = "phone-60-triple"
    profile.about = "Frames always pass through three buffers."
    profile.buffering = .triple
    return profile
  }()

  /// The profiles that scenarios can name.
  public static let all = [
    phone60, phone120, busyPhone60, doubleBufferedPhone60, tripleBufferedPhone60, promotionPhone,
    promotionPad,
  ]
}

extension DeviceProfile.Costs {
  func decoding(_ format: LayerImage.Format) -> Interval {
    switch format {
    case .jpeg: decodeJPEG
    case .png: decodePNG
    case .webp: decodeWebP
    case .bpg: decodeBPG
    case .gif: decodeGIF
    case .apng: decodeAPNG
    case .heic: decodeHEIC
    }
  }
}
