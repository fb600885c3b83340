internal import JankText

/// The links between a report and the pages of its cases, which are files beside it.
///
/// They are plain links: a browser opens a file when a reader clicks, and never before.
public struct PageLinks: Sendable {
  /// The reference from a page of a case to its report; nil in a report.
  public var report: String?
  /// The references to the pages of cases, by the number of the case in the report, from 1.
  public var cases: [Int: String]

  /// Creates links.
  public init(report: String? = nil, cases: [Int: String] = [:]) {
    self.report = report
    self.cases = cases
  }

  /// The links of a report that stands alone.
  public static let none = PageLinks()
}

extension PageLinks {
  /// Whether the page is that of a case, beside a report.
  var isPart: Bool { report != nil }

  /// The link back to the report as a paragraph; nothing in a report.
  var html: String {
    report.map {
      "<p><a href=\"\(HTMLText.escaped($0, limit: .max))\">Report of all cases</a></p>\n"
    }
      ?? ""
  }

  /// A link to the page of a case, or nil if it has none.
  func link(_ words: String, to number: Int) -> String? {
    cases[number].map { path in
      let address = HTMLText.escaped(path, limit: .max)
      return "<a class=\"page\" href=\"\(address)\">\(HTMLText.escaped(words))</a>"
    }
  }
}
