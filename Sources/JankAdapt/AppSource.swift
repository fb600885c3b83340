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
  /// The selectors that stay as they are, with the number of their line: the text does not name the
  /// type of the method.
  package var unadaptedSelectors: [(line: Int, text: String)] { SelectorRule.unadapted(in: code) }

  /// The methods marked `@IBSegueAction`, which storyboards do not call, with the number of their
  /// line.
  package var segueActions: [(line: Int, name: String)] { AttributeRule.segueActions(in: code) }

  /// The outlets, actions and inspectable properties that storyboards cannot find, with the number
  /// of their line and the name of their class.
  ///
  /// - Parameter module: All files of the module.
  /// - Returns: The members in the order of the file.
  package func unconnectedMembers(
    in module: AppModule
  ) -> [(line: Int, text: String, type: String)] {
    ConnectionRule.unconnected(in: code, of: module).map {
      ($0.line, "@\($0.attribute) \($0.name)", $0.owner.path)
    }
  }

  /// Returns the text with every construct replaced that needs Objective-C or an Apple system.
  ///
  /// - Parameter module: All files of the module; nil if there are no others.
  /// - Returns: The text, with the same number of lines.
  package func adapted(in module: AppModule? = nil) -> String {
    let module = module ?? AppModule([self])
    let names = module.optionalMethods.union(OptionalCallRule.methodsOfUIKit)
    let edits =
      ImportRule.edits(in: code) + ConditionRule.edits(in: code) + AttributeRule.edits(in: code)
      + ProtocolRule.edits(in: code) + SelectorRule.edits(in: code)
      + OptionalCallRule.edits(in: code, names: names) + ConnectionRule.edits(in: code, of: module)
      + OverrideRule.edits(in: code, of: module) + RegisterRule.edits(in: code)
    return SourceEdit.apply(edits, to: text)
  }

  /// Returns the adapted text behind lines that lead compiler messages to the original file.
  ///
  /// It imports `UIKit` in any case: in an app's target the umbrella header does so for all files.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the original file.
  ///   - module: All files of the module; nil if there are no others.
  /// - Returns: The text to compile.
  package func compilable(from path: String, in module: AppModule? = nil) -> String {
    let quoted = path.split(separator: "\\", omittingEmptySubsequences: false)
      .joined(separator: "\\\\")
      .split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    return "import UIKit\n#sourceLocation(file: \"\(quoted)\", line: 1)\n"
      + adapted(in: module)
  }
}
