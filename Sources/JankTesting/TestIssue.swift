#if canImport(Testing)
internal import Testing
#endif
#if canImport(XCTest)
internal import XCTest
#endif

/// A location in the code of a test, at which failures are shown.
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

/// Records failures of the running test.
///
/// Swift Testing and XCTest can run tests of one package in one process, so which of them runs a
/// test is known only at run time.
enum TestIssue {
  /// Fails the running test.
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
