internal import HeadlessUIKit

/// The kinds of springs that are written as keys with values.
///
/// Each also takes the initial velocity, in whole distances per second.
enum SpringKeys: CaseIterable {
  /// Physical constants, by default those of a CASpringAnimation.
  case physical
  /// SwiftUI's perceptual duration and bounce.
  case perceptual
  /// SwiftUI's response and damping ratio.
  case response
  /// Origami's tension and friction.
  case origami
  /// The bounciness and speed of pop.
  case pop
}

extension SpringKeys {
  private static let velocity = "velocity"

  /// The keys of this kind, without the velocity.
  var names: [String] {
    switch self {
    case .physical: ["mass", "stiffness", "damping"]
    case .perceptual: ["duration", "bounce"]
    case .response: ["response", "dampingRatio"]
    case .origami: ["tension", "friction"]
    case .pop: ["bounciness", "speed"]
    }
  }

  static var all: [String] { allCases.flatMap(\.names) + [velocity] }

  /// A text that lists which keys go together.
  static var usage: String {
    allCases.map { $0.names.joined(separator: ", ") }.joined(separator: "; or ")
      + "; velocity with any of them"
  }

  /// Creates the spring that arguments such as `stiffness=100` describe.
  static func curve(_ arguments: CurveText.Arguments) throws(CurveTextError) -> WrittenCurve {
    var arguments = arguments
    let values = try values(in: &arguments)
    let given = values.map(\.key).filter { $0 != velocity }
    guard let way = allCases.first(where: { way in given.allSatisfy(way.names.contains) }) else {
      throw arguments.failure(.mixedKeys(given))
    }
    let spring = try way.spring(values, arguments)
    let speed = values.first { $0.key == velocity }?.value ?? 0
    return try arguments.made { () throws(MotionError) in
      .spring(spring, initialVelocity: try ParameterRange.checkedProgress(speed, velocity))
    }
  }

  private func spring(
    _ values: [(key: String, value: Double)],
    _ arguments: CurveText.Arguments
  ) throws(CurveTextError) -> Spring {
    func value(_ key: String, or standard: Double? = nil) throws(CurveTextError) -> Double {
      guard let value = values.first(where: { $0.key == key })?.value ?? standard else {
        throw arguments.failure(.missingKey(key))
      }
      return value
    }
    switch self {
    case .physical:
      let standard = Spring.coreAnimationDefault
      let mass = try value("mass", or: standard.mass)
      let stiffness = try value("stiffness", or: standard.stiffness)
      let damping = try value("damping", or: standard.damping)
      return try arguments.made { () throws(MotionError) in
        try Spring(mass: mass, stiffness: stiffness, damping: damping)
      }
    case .perceptual:
      let (duration, bounce) = (try value("duration"), try value("bounce"))
      return try arguments.made { () throws(MotionError) in
        try Spring(duration: duration, bounce: bounce)
      }
    case .response:
      let (response, ratio) = (try value("response"), try value("dampingRatio"))
      return try arguments.made { () throws(MotionError) in
        try Spring(response: response, dampingRatio: ratio)
      }
    case .origami:
      let (tension, friction) = (try value("tension"), try value("friction"))
      return try arguments.made { () throws(MotionError) in
        try Spring(origamiTension: tension, friction: friction)
      }
    case .pop:
      let (bounciness, speed) = (try value("bounciness"), try value("speed"))
      return try arguments.made { () throws(MotionError) in
        try Spring(popBounciness: bounciness, speed: speed)
      }
    }
  }

  private static func values(
    in arguments: inout CurveText.Arguments
  ) throws(CurveTextError) -> [(key: String, value: Double)] {
    var values: [(key: String, value: Double)] = []
    while !arguments.isEmpty {
      let part = try arguments.next("key")
      guard let sign = part.firstIndex(of: "=") else {
        throw arguments.failure(.keylessSpring(String(part)), at: part)
      }
      let key = String(part[..<sign].trimmed)
      let value = part[part.index(after: sign)...].trimmed
      guard all.contains(key) else { throw arguments.failure(.unknownKey(key), at: part) }
      guard !values.contains(where: { $0.key == key }) else {
        throw arguments.failure(.repeatedKey(key), at: part)
      }
      let isTime = key == "duration" || key == "response"
      let number = try isTime ? arguments.seconds(value, key) : arguments.number(value, key)
      values.append((key, number))
    }
    return values
  }
}
