internal import HeadlessUIKit
internal import JankText

extension CurveText {
  /// The arguments of one curve, read one after the other.
  ///
  /// Every number that was read is remembered with its place, so that an error of the curve made
  /// from it can point there.
  struct Arguments {
    /// How the curve begins, for messages.
    private let beginning: String
    /// The whole text, in which places are counted.
    private let text: String
    /// Everything between the brackets.
    private let list: Substring
    private var rest: ArraySlice<Substring>
    private var readings: [(parameter: String, value: Double, place: Substring)] = []

    /// Splits a list at its commas; a list of nothing but spaces has no arguments.
    init(_ list: Substring, of beginning: String, in text: String) {
      self.beginning = beginning
      self.text = text
      self.list = list
      let parts = list.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
      rest = parts == [""] ? [] : parts[...]
    }
  }
}

extension CurveText.Arguments {
  /// Whether all arguments were read.
  var isEmpty: Bool { rest.isEmpty }

  /// An error at a part of the text.
  func failure(_ reason: CurveTextError.Reason, at place: Substring? = nil) -> CurveTextError {
    CurveTextError(reason, at: place ?? list, in: text)
  }

  /// The next argument as it is written.
  mutating func next(_ parameter: String) throws(CurveTextError) -> Substring {
    guard let part = rest.popFirst() else { throw failure(.missing(parameter, of: beginning)) }
    return part
  }

  /// The next argument, a number without dimension.
  mutating func number(_ parameter: String) throws(CurveTextError) -> Double {
    try number(try next(parameter), parameter)
  }

  /// A number, be it finite or not; the curve made of it will tell.
  mutating func number(_ part: Substring, _ parameter: String) throws(CurveTextError) -> Double {
    guard let value = Double(part) else {
      throw failure(.expected("a number for \(parameter)", found: String(part)), at: part)
    }
    readings.append((parameter, value, part))
    return value
  }

  /// The next argument, a duration with its unit, in seconds.
  mutating func seconds(_ parameter: String) throws(CurveTextError) -> Double {
    try seconds(try next(parameter), parameter)
  }

  /// A duration in seconds.
  mutating func seconds(_ part: Substring, _ parameter: String) throws(CurveTextError) -> Double {
    try interval(part, parameter).seconds
  }

  /// A duration, even one below zero; the curve made of it will tell.
  mutating func interval(
    _ part: Substring,
    _ parameter: String
  ) throws(CurveTextError) -> Interval {
    do throws(DurationTextError) {
      let value = try DurationText.signed(in: part)
      readings.append((parameter, value.seconds, part))
      return value
    } catch {
      throw failure(.duration(error), at: part)
    }
  }

  /// Demands that nothing is left.
  func end() throws(CurveTextError) {
    guard let part = rest.first else { return }
    throw failure(.unexpected(String(part), of: beginning), at: part)
  }

  /// Makes a curve; an error points at the number that it names.
  func made<Curve>(
    _ make: () throws(MotionError) -> Curve
  ) throws(CurveTextError) -> Curve {
    do throws(MotionError) {
      return try make()
    } catch {
      throw failure(.motion(error), at: place(of: error))
    }
  }

  private func place(of error: MotionError) -> Substring? {
    guard case .outOfRange(let parameter, let found, _) = error else { return nil }
    return readings.first {
      $0.parameter == parameter && ($0.value == found || ($0.value.isNaN && found.isNaN))
    }?.place
  }
}

extension CurveTextError {
  /// An error at a part of a text.
  init(_ reason: Reason, at place: Substring, in text: String) {
    self.reason = reason
    column = text.utf8.distance(from: text.startIndex, to: place.startIndex) + 1
  }
}

extension DurationText {
  /// A duration that may have a minus before it.
  static func signed(in text: Substring) throws(DurationTextError) -> Interval {
    let isNegative = text.hasPrefix("-")
    let length = try nanoseconds(in: String(isNegative ? text.dropFirst() : text))
    return Interval(nanoseconds: isNegative ? -length : length)
  }
}
