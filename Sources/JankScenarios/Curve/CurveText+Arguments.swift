internal import HeadlessUIKit
internal import JankText

extension CurveText {
  /// The arguments of one curve, read in order.
  ///
  /// Each number is recorded with its position, so that an error of the curve can point to it.
  struct Arguments {
    /// The beginning of the curve's text, for messages.
    private let beginning: String
    /// The whole text, to which columns refer.
    private let text: String
    /// The text between the parentheses.
    private let list: Substring
    private var rest: ArraySlice<Substring>
    private var readings: [(parameter: String, value: Double, place: Substring)] = []

    /// Splits a list at its commas; a blank list has no arguments.
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
  var isEmpty: Bool { rest.isEmpty }

  /// Creates an error at a part of the text.
  func failure(_ reason: CurveTextError.Reason, at place: Substring? = nil) -> CurveTextError {
    CurveTextError(reason, at: place ?? list, in: text)
  }

  /// Reads the number that comes before a duration; an error states whether the two are swapped.
  mutating func numberBeforeDuration(_ parameter: String) throws(CurveTextError) -> Double {
    let part = try next(parameter)
    if let number = rest.first, Double(number)?.isFinite == true,
      (try? DurationText.signed(in: part)) != nil
    {
      let meant = beginning + ([number, part] + rest.dropFirst()).joined(separator: ",")
      throw failure(.swapped(parameter, found: String(part), meant: meant), at: part)
    }
    return try self.number(part, parameter)
  }

  /// Returns the next argument as written.
  mutating func next(_ parameter: String) throws(CurveTextError) -> Substring {
    guard let part = rest.popFirst() else { throw failure(.missing(parameter, of: beginning)) }
    return part
  }

  /// Reads the next argument as a number without a unit.
  mutating func number(_ parameter: String) throws(CurveTextError) -> Double {
    try number(try next(parameter), parameter)
  }

  /// Reads a number, finite or not; the curve checks its range.
  ///
  /// - Parameters:
  ///   - part: The number. The standard library would not read beyond a byte of zero.
  ///   - parameter: What the curve calls the number.
  ///   - divisor: What the number is divided by.
  /// - Returns: The quotient.
  /// - Throws: That the text is no number.
  mutating func number(
    _ part: Substring,
    _ parameter: String,
    dividedBy divisor: Double = 1
  ) throws(CurveTextError) -> Double {
    guard !part.utf8.contains(0), let number = Double(part) else {
      throw failure(.expected("a number for \(parameter)", found: String(part)), at: part)
    }
    let value = number / divisor
    readings.append((parameter, value, part))
    return value
  }

  /// Reads the next argument as a duration with a unit, in seconds.
  mutating func seconds(_ parameter: String) throws(CurveTextError) -> Double {
    try seconds(try next(parameter), parameter)
  }

  mutating func seconds(_ part: Substring, _ parameter: String) throws(CurveTextError) -> Double {
    try interval(part, parameter).seconds
  }

  /// Reads a duration, possibly negative; the curve checks its range.
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

  /// Throws if an argument is left.
  func end() throws(CurveTextError) {
    guard let part = rest.first else { return }
    throw failure(.unexpected(String(part), of: beginning), at: part)
  }

  /// Creates a curve; an error points to the number that caused it.
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
  /// Creates an error at a part of a text.
  init(_ reason: Reason, at place: Substring, in text: String) {
    self.reason = reason
    column = text.utf8.distance(from: text.startIndex, to: place.startIndex) + 1
  }
}

extension DurationText {
  /// Parses a duration that may begin with a minus sign.
  static func signed(in text: Substring) throws(DurationTextError) -> Interval {
    let isNegative = text.hasPrefix("-")
    let length = try nanoseconds(in: String(isNegative ? text.dropFirst() : text))
    return Interval(nanoseconds: isNegative ? -length : length)
  }
}
