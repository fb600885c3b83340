/// What the command line of a benchmark says.
struct Options: Equatable {
  /// How the results are written.
  enum Format: String, CaseIterable {
    /// A table for people.
    case table
    /// The JSON of Google Benchmark, for its compare tool and for trackers.
    case json
  }

  /// Which of the bounds in a file of thresholds are held to.
  enum Bounds: String, CaseIterable {
    /// What does not vary, on whatever machine.
    case counts
    /// That, and how times compare.
    case all
  }

  /// A part of the names to be measured; all if it is empty.
  var filter = ""
  var format = Format.table
  /// How often all benchmarks are gone through, one after the other, so that what disturbs the
  /// machine for a while disturbs all of them alike.
  var rounds = 5
  /// How many samples of each benchmark a round takes.
  var samples = 5
  /// How long a sample takes at least, in milliseconds.
  var milliseconds = 2.0
  /// A file of bounds that the results must keep to.
  var thresholds: String?
  var bounds = Bounds.all

  static let usage = """
    --filter TEXT       measure what has this text in its name
    --format FORMAT     table or json
    --rounds COUNT      how often to go through all benchmarks, 5 if not given
    --samples COUNT     samples of each benchmark a round, 5 if not given
    --milliseconds TIME the least length of a sample, 2 if not given
    --thresholds FILE   hold the results to the bounds in a file; the exit code is 2 if they fail
    --bounds WHICH      counts or all, which has how times compare too
    """

  /// Reads the arguments after the name of the program.
  init(_ arguments: [String]) throws(OptionsError) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw .missingValue(name) }
      switch name {
      case "--filter": filter = value
      case "--format": format = try Self.read(value, of: name) { Format(rawValue: $0) }
      case "--rounds": rounds = try Self.read(value, of: name) { Self.positive(Int($0)) }
      case "--samples": samples = try Self.read(value, of: name) { Self.positive(Int($0)) }
      case "--milliseconds":
        milliseconds = try Self.read(value, of: name) { Self.positive(Double($0)) }
      case "--thresholds": thresholds = value
      case "--bounds": bounds = try Self.read(value, of: name) { Bounds(rawValue: $0) }
      default: throw .unknown(name)
      }
    }
  }

  private static func read<Value>(
    _ value: String,
    of name: String,
    _ parse: (String) -> Value?
  ) throws(OptionsError) -> Value {
    guard let parsed = parse(value) else { throw .badValue(name, value) }
    return parsed
  }

  private static func positive<Number: Comparable & ExpressibleByIntegerLiteral>(
    _ number: Number?
  ) -> Number? {
    number.flatMap { $0 > 0 ? $0 : nil }
  }
}

/// What is wrong with a command line.
enum OptionsError: Error, Equatable, CustomStringConvertible {
  case unknown(String)
  case missingValue(String)
  case badValue(String, String)

  var description: String {
    switch self {
    case .unknown(let name): "unknown option \(name)\n\(Options.usage)"
    case .missingValue(let name): "\(name) needs a value\n\(Options.usage)"
    case .badValue(let name, let value): "\(name) cannot be \(value)\n\(Options.usage)"
    }
  }
}
