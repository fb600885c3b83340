/// Rule: modules of Apple systems that HeadlessUIKit stands in for are one module, `UIKit`.
///
/// Beside it, `import Foundation` would make names ambiguous that both have, such as `Timer`. The
/// module exports Foundation itself.
enum ImportRule {
  /// The modules whose names the module `UIKit` has, as far as they are modelled.
  static let modules: Set = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "CoreFoundation", "Dispatch",
    "NotificationCenter", "ObjectiveC", "Darwin", "UIKitCore",
  ]

  /// Modules that an app's files import for a few names.
  ///
  /// The compiler misses those where they are used. `canImport` stays false for them.
  static let otherModules: Set = [
    "AVFoundation", "AVKit", "AudioToolbox", "CoreImage", "CoreMedia", "CoreMotion", "CoreText",
    "ImageIO", "MapKit", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "Photos",
    "SafariServices", "WebKit", "os",
  ]

  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  static func edits(in code: SwiftCode) -> [SourceEdit] {
    code.places(of: "import").compactMap { index in
      let first = kinds.contains(code.text(index + 1)) ? index + 2 : index + 1
      guard code.isWord(first),
        modules.contains(code.text(first)) || otherModules.contains(code.text(first)),
        code.tokens[first].line == code.tokens[index].line
      else { return nil }
      var last = first
      while code.text(last + 1) == ".", code.isWord(last + 2) { last += 2 }
      guard last > index + 1 || code.text(first) != "UIKit" else { return nil }
      return SourceEdit(from: code.tokens[index + 1], through: code.tokens[last], with: "UIKit")
    }
  }
}
