/// The allowed difference from an expected value.
struct Tolerance: Hashable, Sendable {
  var absolute = 0.0
  /// Relative to the expected value; the larger of both bounds applies.
  var relative = 0.0
  /// In units in the last place of the expected value, added to the others.
  var places = 0.0

  static let none = Tolerance()

  /// The tolerance for exact values without their own: 10⁻⁹ of the value, and near zero the error
  /// of a few roundings of numbers near one.
  static let exact = Tolerance(absolute: 1e-12, relative: 1e-9)
}

extension Tolerance {
  /// Reads a number, which is absolute, or an object with absolute, relative and ulp.
  init?(_ json: JSON) {
    if let number = json.number {
      self.init(absolute: number)
    } else if let members = json.object {
      let known = Set(members.keys).intersection(["absolute", "relative", "ulp"])
      guard !known.isEmpty else { return nil }
      self.init(
        absolute: json["absolute"].number ?? 0,
        relative: json["relative"].number ?? 0,
        places: json["ulp"].number ?? 0
      )
    } else {
      return nil
    }
  }

  /// The largest distance from an expected value.
  func bound(around expected: Double) -> Double {
    let bound = Double.maximum(absolute, relative * abs(expected))
    // Decimals are rounded when read: exactly at the bound a difference may look larger.
    return places * expected.ulp + (bound > 0 ? bound + expected.ulp : 0)
  }
}
