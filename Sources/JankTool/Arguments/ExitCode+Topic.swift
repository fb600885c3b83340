extension ExitCode {
  /// The help section on exit codes.
  static let topic = Topic(
    title: "EXIT CODES",
    rows: allCases.map { ("\($0.rawValue)", $0.about) }
  )
}
