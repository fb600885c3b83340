/// A choice of a device profile that is no number, with where it comes from.
public struct ProfileSetting: Hashable, Sendable {
  /// What is chosen, for example `buffering`.
  public let name: String
  /// The choice in words.
  public let value: String
  /// Who says so, or why it was chosen.
  public let origin: ProfileFigure.Origin
}

extension DeviceProfile {
  /// The choices of the profile besides its numbers.
  public var settings: [ProfileSetting] {
    let list = rates.map(String.init).joined(separator: ", ")
    return [
      ProfileSetting(
        name: "rates",
        value: rates.isEmpty ? "one" : "\(list) Hz",
        origin: originOfRates
      ),
      ProfileSetting(name: "buffering", value: buffering.rawValue, origin: buffering.origin),
      ProfileSetting(
        name: "thirdBufferReturned",
        value: buffering == .automatic ? hysteresis.words : "stays as it is",
        origin: .init(.assumed, "what iOS does is unknown")
      ),
      ProfileSetting(
        name: "touchSampling",
        value: touchSampling.map { "\($0.rate) Hz" } ?? "every sample at its own time",
        origin: .init(.assumed, "panels scan 60 to 240 times a second; recordings have their times")
      ),
    ]
  }

  private var originOfRates: ProfileFigure.Origin {
    switch rates {
    case []: .init(.measured, "Apple's specifications of phones with this screen")
    case Self.promotionPhone.rates:
      .init(.measured, "Apple's list of the rates of iPhone, by an article that quotes it")
    default: .init(.assumed, "general knowledge of such displays")
    }
  }
}

extension DeviceProfile.Buffering {
  fileprivate var origin: ProfileFigure.Origin {
    switch self {
    case .double, .automatic: .init(.measured, "Apple, Understanding hitches in your app")
    case .triple: .init(.assumed, "Apple names it a fallback, not what a device always does")
    }
  }
}

extension DeviceProfile.Hysteresis {
  fileprivate var words: String {
    switch self {
    case .afterEmpty(let refreshes): "after \(refreshes) empty refreshes"
    case .never: "never"
    }
  }
}
