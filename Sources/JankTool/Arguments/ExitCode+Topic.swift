extension ExitCode {
  /// The section of help that says which code ends what.
  static let topic = Topic(
    title: "EXIT CODES",
    rows: allCases.map { ("\($0.rawValue)", $0.about) }
  )
}
