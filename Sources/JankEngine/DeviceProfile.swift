/// The virtual device: its screen, its buffering and what work costs on it.
///
/// Public sources give the deadlines of a frame but no costs in milliseconds, so every cost here is
/// an assumption, chosen so that an idle app is far from its deadlines as a healthy app is on a
/// phone. What a run derives from them (which deadline was missed, by how many refreshes) follows
/// from the model alone.
public struct DeviceProfile: Hashable, Sendable {
  /// The name by which scenarios ask for the profile.
  public var name: String
  /// The refreshes of the display per second, in hertz.
  public var refreshRate: Int
  /// The width and height of the screen in points.
  public var screenSize: SIMD2<Double>
  /// How many buffers a frame passes through.
  public var buffering: Buffering
  /// How the touch panel scans the fingers; nil senses every sample at its own time.
  public var touchSampling: TouchSampling?
  /// What work costs.
  public var costs: Costs

  /// How many refreshes lie between the beginning of a frame and its presentation.
  public enum Buffering: String, Hashable, Sendable, CaseIterable {
    /// Two refreshes: one for the app, one for the render server. Certain: Apple's usual case.
    case double
    /// Three refreshes: one for the app, two for the render server. Certain: Apple's fallback.
    case triple
    /// Double, with triple from a late rendering on until the pipeline has run empty. That it
    /// switches is certain; when it switches back is unknown, and running empty is our choice.
    case automatic
  }

  /// What work costs on the device.
  ///
  /// All figures are assumed.
  public struct Costs: Hashable, Sendable {
    /// One callback of the app on the main thread.
    public var callback = Interval.microseconds(40)
    /// Laying out one view that asked for it.
    public var layoutPerView = Interval.microseconds(15)
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
    buffering: .automatic,
    costs: Costs()
  )

  /// The profiles that scenarios can name.
  public static let all = [phone60, phone120]
}
