/// The rate of a display, which may follow what is animated.
///
/// The highest wish wins, and the display takes the lowest of its rates that meets it. That the
/// system mixes wishes so is from general knowledge; its algorithm is not published. A limit, as
/// in Low Power Mode, takes the rates above it away; a display that has none below it refreshes at
/// the limit itself.
package struct AdaptiveRate: Hashable, Sendable {
  /// The refreshes of the display.
  package private(set) var grid: RefreshGrid
  /// The rates of the display in hertz, the highest first.
  package let rates: [Int]
  /// The highest rate that the system allows, or nil for any.
  package var limit: Int?

  /// Begins with the highest rate of a device.
  package init(_ profile: DeviceProfile) {
    rates = profile.displayRates
    grid = RefreshGrid(hertz: profile.refreshRate)
  }
}

extension AdaptiveRate {
  /// Whether the display has several rates.
  package var isAdaptive: Bool { rates.count > 1 }

  /// The rate for the highest wish in hertz, infinite for as much as there is.
  package func rate(for wish: Double) -> Int {
    let allowed = rates.filter { $0 <= limit ?? .max }
    guard let fastest = allowed.first else { return limit ?? rates[0] }
    return allowed.last { Double($0) >= wish } ?? fastest
  }

  /// Changes the rate for the highest wish.
  ///
  /// - Parameters:
  ///   - wish: the highest wish in hertz, infinite for as much as there is.
  ///   - refresh: the last refresh of the old rate.
  ///   - announced: the refresh from which frames are planned for the new rate.
  /// - Returns: The new rate, or nil if it is the old one.
  package mutating func change(for wish: Double, at refresh: Int, announced: Int) -> Int? {
    let hertz = rate(for: wish)
    guard hertz != grid.hertz else { return nil }
    grid.change(to: hertz, at: refresh, announced: announced)
    return hertz
  }
}
