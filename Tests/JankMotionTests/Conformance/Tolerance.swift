/// How far an answer may be from what is expected.
struct Tolerance: Hashable, Sendable {
  var absolute = 0.0
  /// As a part of what is expected; the larger of both bounds holds.
  var relative = 0.0
  /// In units in the last place of what is expected, added to the others.
  var places = 0.0

  static let none = Tolerance()

  /// What answers are held to where a vector has an exact value and no tolerance for it: 10⁻⁹
  /// of it, and near zero what a few roundings of numbers near one can leave.
  static let exact = Tolerance(absolute: 1e-12, relative: 1e-9)
}

extension Tolerance {
  /// Reads a number, which is absolute, or an object of absolute, relative and ulp.
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
    // Decimals are rounded when they are read: at the very bound a difference may look larger.
    return places * expected.ulp + (bound > 0 ? bound + expected.ulp : 0)
  }
}
