/// A Swift file of an app, which compiles for a phone.
///
/// An adapted file compiles against HeadlessUIKit on Linux, where Swift has no Objective-C. Each
/// change stays within its line, so line numbers are the same.
///
///     AppSource(text).adapted().text
///     // @objc func close() { … #selector(Page.close) … }
///     //       func close() { … Selector("close", Page.close) … }
package struct AppSource {
  /// The text of the file.
  package let text: String
  let code: SwiftCode

  /// Reads the text of a file.
  package init(_ text: String) {
    self.text = text
    code = SwiftCode(text)
  }
}

extension AppSource {
  /// The names of the methods that a protocol of the file declares as optional.
  package var optionalMethods: Set<String> {
    Set(ProtocolRule.protocols(in: code).flatMap(\.optionalNames))
  }

  /// The selectors that stay as they are, with the number of their line: the text does not name the
  /// type of the method.
  package var unadaptedSelectors: [(line: Int, text: String)] { SelectorRule.unadapted(in: code) }

  /// Returns the text with every construct replaced that needs Objective-C or an Apple system.
  ///
  /// - Parameter optionalMethods: The optional methods that other files of the module declare.
  /// - Returns: The text, with the same number of lines.
  package func adapted(knowing optionalMethods: Set<String> = []) -> String {
    let names = optionalMethods.union(self.optionalMethods).union(OptionalCallRule.methodsOfUIKit)
    let edits =
      ImportRule.edits(in: code) + ConditionRule.edits(in: code) + AttributeRule.edits(in: code)
      + ProtocolRule.edits(in: code) + SelectorRule.edits(in: code)
      + OptionalCallRule.edits(in: code, names: names)
    return SourceEdit.apply(edits, to: text)
  }

  /// Returns the adapted text behind lines that lead compiler messages to the original file.
  ///
  /// It imports `UIKit` in any case: in an app's target the umbrella header does so for all files.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the original file.
  ///   - optionalMethods: The optional methods that other files of the module declare.
  /// - Returns: The text to compile.
  package func compilable(from path: String, knowing optionalMethods: Set<String> = []) -> String {
    let quoted = path.split(separator: "\\", omittingEmptySubsequences: false)
      .joined(separator: "\\\\")
      .split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    return "import UIKit\n#sourceLocation(file: \"\(quoted)\", line: 1)\n"
      + adapted(knowing: optionalMethods)
  }
}
