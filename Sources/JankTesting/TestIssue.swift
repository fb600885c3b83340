#if canImport(Testing)
internal import Testing
#endif
#if canImport(XCTest)
internal import XCTest
#endif

/// A place in the code of a test, at which its failures are shown.
package struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

/// A reason why the running test fails.
///
/// Swift Testing and XCTest can run the tests of one package in one process, so which of the two
/// runs a test is known only while it runs.
enum TestIssue {
  /// Fails the running test.
  ///
  /// - Parameters:
  ///   - message: Why, on as many lines as it takes.
  ///   - place: Where in the test.
  static func record(_ message: String, at place: TestPlace) {
    #if canImport(Testing)
    if Test.current != nil || !isXCTestAvailable {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(place.fileID)",
          filePath: "\(place.filePath)",
          line: Int(place.line),
          column: Int(place.column)
        )
      )
      return
    }
    #endif
    #if canImport(XCTest)
    XCTFail(message, file: place.filePath, line: place.line)
    #endif
  }

  private static var isXCTestAvailable: Bool {
    #if canImport(XCTest)
    true
    #else
    false
    #endif
  }
}
