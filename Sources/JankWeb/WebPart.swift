/// A part of HTML reports, which is a file of its own that SwiftPM compiles in.
package enum WebPart {
  /// The style sheet.
  package static var style: String { text(PackageResources.page_css) }

  /// The script, which plays the frames of a run.
  ///
  /// It only reads data of the page. It makes no request, and writes text only as text.
  package static var script: String { text(PackageResources.page_js) }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
