/// A part of HTML reports, which is files of their own that SwiftPM compiles in.
package enum WebPart {
  /// The style sheet.
  package static var style: String { text(PackageResources.page_css) }

  /// The script, which plays the frames of a run.
  ///
  /// It only reads data of the page. It makes no request, and writes text only as text.
  package static var script: String {
    "'use strict';\n(() => {\n" + files.map(text).joined() + "})();\n"
  }

  /// The files of the script, in the order in which they build on each other.
  private static var files: [[UInt8]] {
    [
      PackageResources.run_js, PackageResources.draw_js, PackageResources.player_js,
      PackageResources.stage_js, PackageResources.timeline_js, PackageResources.strip_js,
      PackageResources.input_js, PackageResources.links_js, PackageResources.tables_js,
      PackageResources.pairs_js, PackageResources.start_js,
    ]
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
