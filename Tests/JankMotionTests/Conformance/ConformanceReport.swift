/// Answers the vectors of one set.
protocol VectorJudge: Sendable {
  /// The name of the set in its files.
  var set: String { get }

  /// Answers a vector with the code under test.
  ///
  /// - Throws: `VectorError.unknown` for a kind it does not know, which counts as a failure.
  func answer(to vector: Vector) throws -> Answer
}

/// The results for the vectors of one file.
struct ConformanceReport {
  let file: String
  private(set) var passed = 0
  private(set) var disputed = 0
  private(set) var failures: [String] = []
  /// The numbers of vectors that are answered elsewhere, by reason.
  private(set) var notApplicable: [String: Int] = [:]
  /// A fingerprint of the bits of all numbers in the results, in order.
  private(set) var digest = Fingerprint()

  init(file: String) {
    self.file = file
  }
}

extension ConformanceReport {
  /// Passes every vector of a file to the judge of its set.
  init(file: String, in folder: VectorFolder, judges: [any VectorJudge]) {
    self.init(file: file)
    do {
      let content = try folder.json(file)
      guard content["format"].text == "conformance-vectors/1" else {
        notApplicable["not a file of this format"] = 1
        return
      }
      let set = try content.text("set")
      guard let judge = judges.first(where: { $0.set == set }) else {
        failures.append("\(file): no judge for the set \(set)")
        return
      }
      for fields in try content.list("vectors") {
        record(Vector(set: set, fields: fields, folder: folder), by: judge)
      }
    } catch {
      failures.append("\(file): cannot be read: \(error)")
    }
  }

  private mutating func record(_ vector: Vector, by judge: any VectorJudge) {
    let answer: Answer
    do {
      answer = try judge.answer(to: vector)
    } catch {
      if vector.isDisputed { disputed += 1 } else { failures.append("\(vector.id): \(error)") }
      return
    }
    digest.add(answer.leaves)
    if vector.isDisputed {
      disputed += 1
    } else if case .notApplicable(let reason) = answer {
      notApplicable[reason, default: 0] += 1
    } else {
      let differences = vector.differences(answer)
      guard !differences.isEmpty else {
        passed += 1
        return
      }
      let what = differences.joined(separator: "; ")
      failures.append("\(vector.id) (\(vector.kind), \(vector.name)): \(what)")
    }
  }

  /// One line, and another for each failure.
  var summary: String {
    var line = "conformance \(file): \(passed) passed, \(failures.count) failed"
    let reasons = notApplicable.sorted { $0.key < $1.key }.map { "\($1) \($0)" }
    let others = notApplicable.values.reduce(0, +)
    line += ", \(others) not applicable"
    if others > 0 { line += " (\(reasons.joined(separator: "; ")))" }
    line += ", \(disputed) disputed, digest \(digest)"
    return ([line] + failures.map { "  " + $0 }).joined(separator: "\n")
  }
}

/// A 64-bit FNV-1a hash of bit patterns.
struct Fingerprint: CustomStringConvertible {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ numbers: [Double]) {
    for number in numbers {
      for shift in stride(from: 0, to: 64, by: 8) {
        value = (value ^ (number.bitPattern >> UInt64(shift)) & 0xff) &* 0x100_0000_01b3
      }
    }
  }

  var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
