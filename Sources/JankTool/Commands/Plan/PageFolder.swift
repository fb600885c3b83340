internal import JankReports
internal import JankTrace
internal import Synchronization

/// The pages of cases in a folder beside an HTML report, a file each.
///
/// The folder has the name of the report, for example `report-files` for `report.html`. A page is
/// named by its case, so another run of the case replaces it. Each page is written whole or not at
/// all, before the report that leads to it. No file is ever removed.
package final class PageFolder: Sendable {
  static let option = Option(
    name: "case-pages",
    about: "Also write a page for each case, with all of its layers, into a folder beside the "
      + "HTML report, for example report-files beside report.html."
  )

  /// The HTML report.
  let report: String
  /// The folder of the pages.
  let path: String
  private let name: String
  private let reportName: String
  private let state = Mutex(State())

  private struct State {
    var cases: [Int: String] = [:]
    var failure: ToolFailure?
  }

  /// Creates a description of the folder beside a report.
  init(beside report: String) {
    self.report = report
    let (folder, reportName) = OutputFile.split(report)
    self.reportName = reportName
    // Reports with other endings have folders of their own.
    let ending = ".html"
    let isUsual = reportName.hasSuffix(ending) && reportName.count > ending.count
    name = (isUsual ? String(reportName.dropLast(ending.count)) : reportName) + "-files"
    // What has no folder in its name stays without one.
    path = report.contains("/") ? "\(folder == "/" ? "" : folder)/\(name)" : name
  }
}

extension PageFolder {
  /// The HTML report beside which a command line requests pages, or nil for none.
  ///
  /// A setting of a project has no effect on command lines that write no HTML report.
  ///
  /// - Parameters:
  ///   - outputs: the destinations of HTML reports; nil is standard output.
  ///   - invocation: the command line.
  /// - Returns: The path of the report.
  /// - Throws: Wrong usage, if no report or more than one is a file.
  static func report(
    among outputs: [String?],
    _ invocation: Invocation
  ) throws(ToolFailure) -> String? {
    guard invocation.has(option) else { return nil }
    let files = outputs.compactMap(\.self).filter { SystemCall.kind(of: $0) != .device }
    guard files.count != 1 else { return files[0] }
    guard !files.isEmpty || invocation.isWritten(option) else { return nil }
    let found = files.isEmpty ? "none" : "\(files.count)"
    throw .usage(
      "--\(option.name) needs one HTML report in a file, found \(found)",
      of: invocation.path,
      hint: files.isEmpty
        ? "write the report to a file, for example --output report.html"
        : "write the HTML report to one file"
    )
  }

  /// The file names of pages, all different, by the parts of the names of their cases.
  ///
  /// Names have letters, digits, dashes and underscores only, whatever cases are called. The
  /// fingerprint at the end distinguishes cases whose names differ in other characters.
  package static func names(of cases: [[String]]) -> [String] {
    var counts: [[String]: Int] = [:]
    return cases.map { parts in
      counts[parts, default: 0] += 1
      var hasher = DigestHasher()
      for part in parts { hasher.combine(part) }
      hasher.combine(Int64(counts[parts] ?? 1))
      let safe = parts.map { String($0.prefix(partLimit).map { isPlain($0) ? $0 : "_" }) }
      let fingerprint = hasher.finish().description.prefix(16)
      return "\(safe.joined(separator: "-"))-\(fingerprint).html"
    }
  }

  /// The number of characters of each part of a name.
  private static let partLimit = 40

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
  }

  /// Creates the folder; an existing one keeps its files.
  ///
  /// - Throws: `cannotCreate`, for example if a file has its name.
  func create() throws(ToolFailure) {
    if let kind = SystemCall.kind(of: path), kind != .folder {
      throw .file(
        path,
        .cannotCreate,
        "cannot create the folder for the pages of cases: a file has its name",
        hint: "name the HTML report differently"
      )
    }
    do throws(SystemError) {
      try SystemCall.createFolder(path)
    } catch {
      throw .cannotCreate(path, error)
    }
  }

  /// The links of the report to the pages that were written.
  var links: PageLinks { PageLinks(cases: state.withLock(\.cases)) }

  /// What was written, in words.
  var summary: String {
    let count = state.withLock(\.cases.count)
    return "\(count == 1 ? "1 page" : "\(count) pages") in \(path)"
  }

  /// Why a page could not be written, or nil if all were.
  var failure: ToolFailure? { state.withLock(\.failure) }

  /// Writes a page, unless another page could not be written.
  ///
  /// - Parameters:
  ///   - number: the number of the case in the report, from 1.
  ///   - file: the name of the page.
  ///   - produce: writes the content, which has the given link to the report.
  func write(
    _ number: Int,
    named file: String,
    _ produce: (PageLinks, CheckedWriter) throws(ToolFailure) -> Void
  ) {
    guard failure == nil else { return }
    let links = PageLinks(report: "../" + FileReference.text(reportName))
    do throws(ToolFailure) {
      try OutputFile.write(to: "\(path)/\(file)") { writer throws(ToolFailure) in
        try produce(links, writer)
      }
      let reference = FileReference.text("\(name)/\(file)")
      state.withLock { $0.cases[number] = reference }
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
    }
  }
}
