/// A choice of a device profile that is not a number.
public enum ProfileChoice: String, Hashable, Sendable, CaseIterable {
  /// The rates of the display.
  case rates
  /// The number of buffers.
  case buffering
  /// When an additional third buffer is returned.
  case thirdBufferReturned
  /// The sampling of the touch panel, determined by its numbers.
  case touchSampling
}

extension DeviceProfile {
  /// All rates of the display in hertz, the highest first, at least one.
  package var displayRates: [Int] {
    Set(rates.filter { $0 < refreshRate } + [refreshRate]).sorted(by: >)
  }

  /// A description of the choice.
  public func words(for choice: ProfileChoice) -> String {
    switch choice {
    case .rates:
      let list = displayRates
      return list.count > 1 ? "\(list.map(String.init).joined(separator: ", ")) Hz" : "one"
    case .buffering: return buffering.rawValue
    case .thirdBufferReturned:
      return buffering == .automatic ? hysteresis.words : "does not change"
    case .touchSampling:
      return touchSampling.map { "\($0.rate) Hz" } ?? "every sample at its own time"
    }
  }

  /// The origin of a choice.
  public func origin(of choice: ProfileChoice) -> ProfileValue.Origin {
    if let stated = choiceOrigins[choice] { return stated }
    switch choice {
    case .rates: return originOfRates
    case .buffering: return buffering.origin
    case .thirdBufferReturned: return .init(.assumed, "the behaviour of iOS is unknown")
    case .touchSampling:
      let words = "panels scan 60 to 240 times per second; recordings have their own times"
      return touchSampling == nil ? .init(.assumed, words) : origin(of: .touchRate)
    }
  }

  private var originOfRates: ProfileValue.Origin {
    switch displayRates {
    case [refreshRate]: origin(of: .refreshRate)
    case Self.promotionPhone.rates:
      .init(.measured, "Apple's list of the rates of iPhone, by an article that quotes it")
    default: .init(.assumed, "general knowledge of such displays")
    }
  }
}

extension DeviceProfile.Buffering {
  fileprivate var origin: ProfileValue.Origin {
    switch self {
    case .double, .automatic: .init(.measured, "Apple, Understanding hitches in your app")
    case .triple: .init(.assumed, "Apple calls it a fallback; devices do not always use it")
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
