internal import HeadlessUIKit

/// Timing curves written as text.
///
///     try CurveText.curve(in: "spring:0.6,0.8s")
///     try CurveText.curve(in: "cubic-bezier(0.25, 0.1, 0.25, 1)@400ms")
///
/// The grammar, with optional spaces around every part:
///
///     curve     = shape [ "@" duration ]
///     shape     = name
///               | "cubic-bezier(" x1 "," y1 "," x2 "," y2 ")"
///               | "steps(" count [ "," position ] ")"
///               | "linear(" stop { "," stop } ")"
///               | "spring:" dampingRatio "," duration [ "," velocity ]
///               | "bounce:" bounce "," duration [ "," velocity ]
///               | "spring(" [ key "=" value { "," key "=" value } ] ")"
///     position  = "jump-start" | "jump-end" | "jump-none" | "jump-both" | "start" | "end"
///     stop      = number { percentage } | percentage { percentage } number
///     duration  = digits [ "." digits ] ( "ns" | "us" | "ms" | "s" )
///
/// The names are those in `names`; cubic-bezier, steps and linear are the functions of CSS Easing
/// Level 2. `spring:` is UIKit's spring, which runs for its duration. `bounce:` is SwiftUI's, whose
/// duration is perceptual. `SpringKeys` lists the keys of `spring(…)`. Velocities are in whole
/// distances per second, positive towards the target.
///
/// All springs except UIKit's run until a CASpringAnimation would count as settled. A duration
/// after a spring only cuts it off; other curves are stretched over theirs.
package enum CurveText {
  /// The curves with a name of their own.
  private static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInOut", .easeInEaseOut), ("easeInEaseOut", .easeInEaseOut),
    ("default", .coreAnimationDefault), ("ease", .coreAnimationDefault), ("ease-in", .easeIn),
    ("ease-out", .easeOut), ("ease-in-out", .easeInEaseOut),
    ("circularEaseIn", .unitCurve(.circularEaseIn)),
    ("circularEaseOut", .unitCurve(.circularEaseOut)),
    ("circularEaseInOut", .unitCurve(.circularEaseInOut)),
    ("flutterPagePush", .threePointCubic(.flutterPagePush)),
    ("flutterSnap", .cubicBezier(.flutterSnap)),
    ("flutterLinearToEaseOut", .cubicBezier(.flutterLinearToEaseOut)),
    ("flutterEaseInToLinear", .cubicBezier(.flutterEaseInToLinear)),
  ]

  /// The largest length of a text in a scenario, in characters.
  package static let longest = 1000

  /// The names that abbreviate a curve with arguments.
  private static let abbreviations: [(name: String, text: String)] = [
    ("step-start", "steps(1,start)"), ("step-end", "steps(1,end)"),
    ("systemSpring", "spring(mass=3,stiffness=1000,damping=500)"), ("spring", "spring()"),
  ]

  /// The forms of curves with arguments, and what they mean.
  package static let forms: [(form: String, about: String)] = [
    (
      "cubic-bezier(X1, Y1, X2, Y2)",
      "The curve of CSS and Core Animation with these control points."
    ),
    (
      "steps(COUNT, POSITION)",
      "Equal steps; POSITION is jump-start, jump-end (default), jump-none or jump-both."
    ),
    (
      "linear(Y, Y 20%, …)",
      "Straight lines through values, each at a percentage of the time, evenly spaced by default."
    ),
    (
      "spring:RATIO,DURATION",
      "UIKit's spring with this damping ratio; a third number is the initial velocity."
    ),
    (
      "bounce:BOUNCE,DURATION",
      "SwiftUI's spring with this perceptual duration; a third number is the initial velocity."
    ),
    ("spring(KEY=VALUE, …)", "A spring made of \(SpringKeys.usage)."),
  ]

  /// All names that a curve can begin with.
  package static var names: [String] {
    plainNames + ["cubic-bezier", "steps", "bounce"]
  }

  /// The names of curves that need no arguments.
  package static var plainNames: [String] { named.map(\.name) + abbreviations.map(\.name) }

  /// Returns the forms of curves with arguments that begin with `beginning`.
  static func usage(of beginning: String) -> String {
    forms.map(\.form).filter { $0.hasPrefix(beginning) }.joined(separator: " or ")
  }
}

extension CurveText {
  /// Parses a curve in the grammar above, with its duration if the curve or the text specifies one.
  package static func curve(in text: String) throws(CurveTextError) -> WrittenCurve {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let shape = parts[0].trimmed
    guard !shape.isEmpty else { throw CurveTextError(.empty, at: shape, in: text) }
    let written = try curve(of: shape, in: text)
    guard parts.count == 2 else { return written }
    return written.lasting(try duration(parts[1], in: text))
  }

  /// Parses the duration of a curve, such as `800 ms`, above zero and at most a day.
  package static func duration(in text: String) throws(CurveTextError) -> Interval {
    try duration(text[...], in: text)
  }

  private static func duration(
    _ part: Substring,
    in text: String
  ) throws(CurveTextError) -> Interval {
    var arguments = Arguments(part, of: "", in: text)
    let duration = try arguments.interval(part.trimmed, "duration")
    let allowed = ParameterRange.halfOpenAbove(0, WrittenCurve.longestDuration.seconds)
    return try arguments.made { () throws(MotionError) in
      guard allowed.contains(duration.seconds) else {
        throw .outOfRange(parameter: "duration", found: duration.seconds, allowed: allowed)
      }
      return duration
    }
  }

  private static func curve(
    of shape: Substring,
    in text: String
  ) throws(CurveTextError) -> WrittenCurve {
    func failure(_ reason: CurveTextError.Reason) -> CurveTextError {
      CurveTextError(reason, at: shape, in: text)
    }
    let head = shape.prefix { $0 != "(" && $0 != ":" }
    let name = String(head.trimmed)
    guard names.contains(name) else { throw failure(.unknownName(name)) }
    guard head.endIndex < shape.endIndex else {
      guard let curve = try plainCurve(name) else { throw failure(.needsArguments(name)) }
      return curve
    }
    var list = shape[shape.index(after: head.endIndex)...]
    let isBracketed = shape[head.endIndex] == "("
    if isBracketed, list.popLast() != ")" {
      throw CurveTextError(.unclosed, at: shape.suffix(0), in: text)
    }
    let arguments = Arguments(list, of: "\(name)\(isBracketed ? "(" : ":")", in: text)
    switch (name, isBracketed) {
    case ("cubic-bezier", true): return try cubicBezier(arguments)
    case ("steps", true): return try steps(arguments)
    case ("linear", true): return try stops(arguments)
    case ("spring", true): return try SpringKeys.curve(arguments)
    case ("spring", false): return try uiKitSpring(arguments)
    case ("bounce", false): return try bouncingSpring(arguments)
    case ("cubic-bezier", _), ("steps", _), ("bounce", _): throw failure(.needsArguments(name))
    default: throw failure(.takesNoArguments(name))
    }
  }

  private static func plainCurve(_ name: String) throws(CurveTextError) -> WrittenCurve? {
    if let curve = named.first(where: { $0.name == name })?.curve {
      return WrittenCurve(curve, duration: nil)
    }
    guard let text = abbreviations.first(where: { $0.name == name })?.text else { return nil }
    return try curve(in: text)
  }
}
