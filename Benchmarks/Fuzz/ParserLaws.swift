internal import JankText

/// What holds for every parser, whatever it reads.
enum ParserLaws {
  /// Stops the fuzzer, which keeps the input, unless a condition holds.
  static func require(_ condition: Bool, _ law: String) {
    guard !condition else { return }
    fatalError("broken law: \(law)")
  }

  /// Reads bytes, and prints the reasons if they are rejected.
  static func read(_ bytes: [UInt8], _ perform: (_ bytes: [UInt8]) throws(FileError) -> Void) {
    do throws(FileError) {
      try perform(bytes)
    } catch {
      let diagnostics = error.quoting(bytes).diagnostics
      require(!diagnostics.isEmpty, "a rejected input has a reason")
      for diagnostic in diagnostics { _ = "\(diagnostic)" }
    }
  }

  /// Requires that a text that we wrote ourselves is accepted, and returns what it reads as.
  static func again<Value>(
    _ text: String,
    _ read: (_ bytes: [UInt8]) throws(FileError) -> Value
  ) -> Value {
    do throws(FileError) {
      return try read(Array(text.utf8))
    } catch {
      fatalError("broken law: what is written is accepted: \(error)\n\(text)")
    }
  }
}
