/// The virtual device: its screen, its buffering and what work costs on it.
///
/// Public sources give the deadlines of a frame but no costs in milliseconds, so every cost here is
/// an assumption: what each frame takes is chosen so that an idle app is far from its deadlines, as
/// a healthy app is on a phone, and what drawing, decoding and passes take is a guess. What a run
/// derives from them (which deadline was missed, by how many refreshes) follows from the model
/// alone.
public struct DeviceProfile: Hashable, Sendable {
  /// The name by which scenarios ask for the profile.
  public var name: String
  /// The refreshes of the display per second, in hertz: the highest rate it has.
  public var refreshRate: Int
  /// The width and height of the screen in points.
  public var screenSize: SIMD2<Double>
  /// How many pixels a point is wide.
  public var screenScale = 2.0
  /// The rates of a display that has several, in hertz; empty for one that has only one.
  ///
  /// Those above ``refreshRate`` are not taken.
  public var rates: [Int] = []
  /// How many buffers a frame passes through.
  public var buffering: Buffering
  /// When a third buffer is given back, where it comes and goes.
  public var hysteresis = Hysteresis.untilEmpty
  /// How the touch panel scans the fingers; nil senses every sample at its own time.
  public var touchSampling: TouchSampling?
  /// What work costs.
  public var costs: Costs
  /// What is special about the profile, in a sentence.
  public var about = ""
  /// Where numbers come from for which it is not what holds for all profiles.
  public var origins: [ProfileFigure: ProfileFigure.Origin] = [:]
  /// Where choices come from for which it is not what holds for all profiles.
  public var choiceOrigins: [ProfileChoice: ProfileFigure.Origin] = [:]

  /// How many refreshes lie between the beginning of a frame and its presentation.
  public enum Buffering: String, Hashable, Sendable, CaseIterable {
    /// Two refreshes: one for the app, one for the render server. Certain: Apple's usual case.
    case double
    /// Three refreshes: one for the app, two for the render server. Certain: Apple's fallback.
    case triple
    /// Double, with triple from a late rendering on; see ``Hysteresis``. That it switches is
    /// certain.
    case automatic
  }

  /// When a pipeline that took a third buffer gives it back.
  ///
  /// What iOS does is unknown.
  public enum Hysteresis: Hashable, Sendable {
    /// When the pipeline has been empty for so many refreshes in a row, at least one.
    case afterEmpty(refreshes: Int)
    /// Never.
    case never

    /// As soon as the pipeline has run empty; our choice.
    public static let untilEmpty = Hysteresis.afterEmpty(refreshes: 1)
  }

  /// What work costs on the device.
  ///
  /// All figures of the first two profiles are assumed; see ``DeviceProfile/origin(of:)``.
  public struct Costs: Hashable, Sendable {
    /// One callback of the app on the main thread.
    public var callback = Interval.microseconds(40)
    /// Laying out one view that asked for it.
    public var layoutPerView = Interval.microseconds(15)
    /// Drawing a million pixels of a view into the store of its layer.
    public var drawPerMegapixel = Interval.microseconds(4_000)
    /// A commit with nothing in it.
    public var commit = Interval.microseconds(150)
    /// Each changed layer in a commit.
    public var commitPerLayer = Interval.microseconds(3)
    /// Preparing a frame on the render server's processor.
    public var prepare = Interval.microseconds(500)
    /// Preparing each visible layer.
    public var preparePerLayer = Interval.microseconds(1)
    /// Executing a frame on the graphics processor.
    public var execute = Interval.microseconds(1_200)
    /// Executing each visible layer.
    public var executePerLayer = Interval.microseconds(2)
    /// Each pass that draws a layer elsewhere first: masks, blurs, shadows without a path.
    public var offscreenPass = Interval.microseconds(100)
    /// Masking a million pixels.
    public var maskPerMegapixel = Interval.microseconds(250)
    /// Blurring a million pixels.
    public var blurPerMegapixel = Interval.microseconds(1_500)
    /// Finding out the shape of a shadow and drawing it, for a million pixels of its layer.
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
    /// Inferred: a HEIC is a picture of HEVC, which is more work than a JPEG; phones decode HEVC in
    /// hardware, but put the picture together from tiles. No public figure tells how this adds up,
    /// so the cost lies between those of JPEG and PNG.
    public var decodeHEIC = Interval.microseconds(10_000)
    /// What each frame of the app costs on the main thread besides.
    public var frame = FrameCost.none
    /// The largest share by which a cost is drawn above or below its figure, 0 to 1.
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

  /// The phone with a 60 Hz display, running an app whose frames cost as much as measured ones.
  public static let busyPhone60 = {
    var profile = phone60
    profile.name = "phone-60-busy"
    profile.about = "Frames cost what 53,233 recorded ones did: log-normal, neighbours alike."
    profile[.frameMedian] = 8_000_000
    profile[.frameSpread] = 0.51
    profile[.frameCorrelation] = 0.5
    let origin = ProfileFigure.Origin(
      .measured,
      "android-compose-performance-test by desugar-64: ten screens on four Android phones"
    )
    for figure in [ProfileFigure.frameMedian, .frameSpread, .frameCorrelation] {
      profile.origins[figure] = origin
    }
    return profile
  }()

  /// A phone whose display changes between the twelve rates of ProMotion.
  ///
  /// Certain by an article that quotes Apple's list; all periods are multiples of 1/240 s.
  public static let promotionPhone = {
    var profile = phone120
    profile.name = "phone-promotion"
    profile.about = "The display changes its rate with what is animated, 10 to 120 Hz."
    profile.rates = [120, 80, 60, 48, 40, 30, 24, 20, 16, 15, 12, 10]
    return profile
  }()

  /// A tablet whose display changes between the five rates of ProMotion on iPad, from general
  /// knowledge.
  public static let promotionPad = {
    var profile = phone120
    profile.name = "pad-promotion"
    profile.about = "The display changes its rate with what is animated, 24 to 120 Hz."
    profile.screenSize = [834, 1194]
    profile.screenScale = 2
    profile.rates = [120, 60, 40, 30, 24]
    return profile
  }()

  /// The phone with a 60 Hz display, always with two buffers, so that what is late stays late.
  public static let doubleBufferedPhone60 = {
    var profile = phone60
    profile.name = "phone-60-double"
    profile.about = "Pictures always pass through two buffers."
    profile.buffering = .double
    return profile
  }()

  /// The phone with a 60 Hz display, always with three buffers: everything is seen a refresh later,
  /// and rendering may take a refresh longer.
  public static let tripleBufferedPhone60 = {
    var profile = phone60
    profile.name = "phone-60-triple"
    profile.about = "Pictures always pass through three buffers."
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
  /// Decoding a million stored pixels of a format.
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
