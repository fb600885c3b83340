/// What stands before a command that plays a case again, so that the command can be found.
package enum ReplayMark {
  /// In a line of text, which holds a command to copy and so is never wrapped.
  package static let text = "again: "

  /// The HTML before the command in a page.
  package static let page = "<dt>Run it again</dt><dd><code>"
}
