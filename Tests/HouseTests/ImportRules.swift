import JankAdapt

/// Rule: each module imports only what it may.
enum ImportRules {
  /// The allowed imports of each module.
  ///
  /// Data flows one way, so there are no cycles. Only the tool uses files, clocks and terminals.
  /// Therefore only the tool may import the C library, whose mathematics differs between machines.
  static let allowed: [String: Set<String>] = [
    "JankMotion": [],
    "JankKernelChoice": ["JankMotion", "JankKernelsV3", "JankKernelsV4"],
    "JankTrace": [],
    "JankText": [],
    "JankAdapt": [],
    "AppSourcesTool": ["JankAdapt", "Foundation"],
    "AppSources": ["Foundation", "PackagePlugin"],
    "JankManual": [],
    "JankWeb": [],
    "JankLottie": ["JankMotion", "JankText"],
    "JankStoryboards": ["JankText"],
    "JankEngine": ["JankMotion", "JankTrace"],
    "HeadlessUIKit": [
      "JankMotion", "JankText", "JankTrace", "JankEngine", "JankLottie", "JankStoryboards",
      "Foundation",
    ],
    "UIKit": ["HeadlessUIKit"],
    "_Testing_UIKit": [], "_Testing_CoreGraphics": [],
    "QuartzCore": ["HeadlessUIKit"],
    "CoreGraphics": ["HeadlessUIKit"],
    "JankAnimators": ["HeadlessUIKit"],
    "JankMetrics": ["JankTrace"],
    "JankGate": ["JankTrace", "JankMetrics"],
    "JankScenarios": [
      "HeadlessUIKit", "JankAnimators", "JankEngine", "JankGate", "JankImports", "JankLottie",
      "JankMetrics", "JankStoryboards", "JankText", "JankTrace",
    ],
    "JankExplore": [
      "HeadlessUIKit", "JankAnimators", "JankEngine", "JankGate", "JankMetrics", "JankScenarios",
      "JankText", "JankTrace",
    ],
    "JankImports": ["JankText", "JankTrace", "JankMetrics"],
    "JankCalibration": ["JankMotion", "JankTrace", "JankEngine", "JankImports"],
    "JankSweep": ["JankText", "JankTrace", "JankMetrics"],
    "JankReports": ["JankText", "JankTrace", "JankMetrics", "JankGate", "JankSweep", "JankWeb"],
    "JankTool": [
      "JankEngine", "HeadlessUIKit", "JankAdapt", "JankAnimators", "JankCalibration",
      "JankMotion", "JankText", "JankTrace", "JankScenarios", "JankMetrics", "JankImports",
      "JankExplore", "JankGate", "JankLottie", "JankManual", "JankReports",
      "JankStoryboards", "JankSweep",
      "Foundation",
      "Glibc", "Darwin", "Synchronization",
    ],
    "JankLaunch": ["JankTool", "JankKernelChoice", "JankMotion", "Foundation"],
    "JankTesting": [
      "JankText", "JankTrace", "HeadlessUIKit", "JankAnimators", "JankMetrics", "JankGate",
      "JankScenarios", "JankReports", "JankTool", "Testing", "XCTest", "Synchronization",
    ],
  ]

  /// Returns the modules that a file imports, with the lines.
  static func imports(_ tokens: [Token]) -> [(module: String, line: Int)] {
    let code = tokens.filter { $0.kind != .comment }
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    return code.indices.compactMap { index in
      guard code[index].kind == .word, code[index].text == "import" else { return nil }
      let names = code[(index + 1)...].prefix(2).map(\.text)
      guard let first = names.first else { return nil }
      let module = kinds.contains(first) ? names.last ?? first : first
      return (module, code[index].line)
    }
  }

  /// Returns imports that the file's module may not make.
  static func findings(in file: ProjectFile) -> [Finding] {
    guard let module = file.module else { return [] }
    guard let allowed = allowed[module] else {
      return [Finding(path: file.path, line: 1, message: "no imports are stated for \(module)")]
    }
    return imports(SwiftLexer.tokens(of: file.text)).compactMap { imported, line in
      guard !allowed.contains(imported) else { return nil }
      return Finding(path: file.path, line: line, message: "\(module) may not import \(imported)")
    }
  }
}
