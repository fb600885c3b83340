/// A choice of a device profile that is no number.
public enum ProfileChoice: String, Hashable, Sendable, CaseIterable {
  /// The rates of the display.
  case rates
  /// How many buffers a frame passes through.
  case buffering
  /// When a third buffer that came is given back.
  case thirdBufferReturned
  /// How the touch panel scans the fingers, which its numbers decide.
  case touchSampling
}

extension DeviceProfile {
  /// All rates of the display in hertz, the highest first, at least one.
  package var displayRates: [Int] {
    Set(rates.filter { $0 < refreshRate } + [refreshRate]).sorted(by: >)
  }

  /// What was chosen, in words.
  public func words(for choice: ProfileChoice) -> String {
    switch choice {
    case .rates:
      let list = displayRates
      return list.count > 1 ? "\(list.map(String.init).joined(separator: ", ")) Hz" : "one"
    case .buffering: return buffering.rawValue
    case .thirdBufferReturned:
      return buffering == .automatic ? hysteresis.words : "stays as it is"
    case .touchSampling:
      return touchSampling.map { "\($0.rate) Hz" } ?? "every sample at its own time"
    }
  }

  /// Where a choice comes from.
  public func origin(of choice: ProfileChoice) -> ProfileFigure.Origin {
    if let stated = choiceOrigins[choice] { return stated }
    switch choice {
    case .rates: return originOfRates
    case .buffering: return buffering.origin
    case .thirdBufferReturned: return .init(.assumed, "what iOS does is unknown")
    case .touchSampling:
      let words = "panels scan 60 to 240 times a second; recordings have their times"
      return touchSampling == nil ? .init(.assumed, words) : origin(of: .touchRate)
    }
  }

  private var originOfRates: ProfileFigure.Origin {
    switch displayRates {
    case [refreshRate]: origin(of: .refreshRate)
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
    case .afterEmpty(refreshes: 1): "after 1 empty refresh"
    case .afterEmpty(let refreshes): "after \(refreshes) empty refreshes"
    case .never: "never"
    }
  }
}
