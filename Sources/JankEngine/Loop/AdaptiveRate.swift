/// The rate of a display, which may follow the animations.
///
/// The display uses the lowest of its rates that satisfies the highest request. This combination of
/// requests is general knowledge; the system's algorithm is not published. A limit, as in Low Power
/// Mode, excludes higher rates; a display without a lower one refreshes at the limit itself.
package struct AdaptiveRate: Hashable, Sendable {
  /// The refreshes of the display.
  package private(set) var grid: RefreshGrid
  /// The rates of the display in hertz, the highest first.
  package let rates: [Int]
  /// The system's limit of the rate, or nil.
  package var limit: Int?

  /// Creates the rate of a device, starting with its highest, or with a measured interval.
  package init(_ profile: DeviceProfile, interval: Interval? = nil) {
    rates = profile.displayRates
    grid =
      interval.map(RefreshGrid.init(interval:)) ?? RefreshGrid(hertz: profile.refreshRate)
  }
}

extension AdaptiveRate {
  package var isAdaptive: Bool { rates.count > 1 }

  /// The rate for the highest request in hertz, infinite for the maximum.
  package func rate(for rateRequest: Double) -> Int {
    let allowed = rates.filter { $0 <= limit ?? .max }
    guard let fastest = allowed.first else { return limit ?? rates[0] }
    return allowed.last { Double($0) >= rateRequest } ?? fastest
  }

  /// Changes the rate for the highest request.
  ///
  /// - Parameters:
  ///   - rateRequest: The highest request in hertz, infinite for the maximum.
  ///   - refresh: The last refresh of the old rate.
  ///   - announced: The refresh from which frames are planned for the new rate.
  /// - Returns: The new rate, or nil if it is the old one.
  package mutating func change(for rateRequest: Double, at refresh: Int, announced: Int) -> Int? {
    let hertz = rate(for: rateRequest)
    guard hertz != grid.hertz else { return nil }
    grid.change(to: hertz, at: refresh, announced: announced)
    return hertz
  }
}
