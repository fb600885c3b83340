import JankAdapt

/// Rule: the folders of a module are layered.
enum FolderRules {
  /// The folders of some modules in order: each may use only those before it.
  ///
  /// Files outside a folder come last: they may use all folders, and no folder may use them.
  static let orders: [String: [String]] = [
    "JankMetrics": [
      "Time", "Statistics", "Definitions", "Gestures", "Motion", "Processes", "Series", "Tallies",
      "Registry",
      "Attribution", "Pictures",
    ],
    "JankReports": [
      "JSON", "Plot", "Attribution", "Gesture", "Policies", "Metrics", "Page", "Check",
      "Comparison", "Sweep",
    ],
    "JankTool": ["Endings", "Containment", "Files", "Terminal", "Arguments", "Commands"],
  ]

  /// The folders that only observe: other folders do not name their types.
  static let closed: [String: Set<String>] = ["HeadlessUIKit": ["Findings"]]

  /// Returns uses of types from observing folders of the same module.
  static func findings(
    in files: [ProjectFile],
    closed: [String: Set<String>]
  ) -> [Finding] {
    closed.keys.sorted().flatMap { module in
      let folders = closed[module] ?? []
      let code = files.filter { $0.module == module }.map { file in
        (file, tokens: SwiftLexer.tokens(of: file.text).filter { $0.kind != .comment })
      }
      let inside = code.filter { folders.contains($0.0.components[2]) }
      let outside = code.filter { !folders.contains($0.0.components[2]) }
      let types = Set(inside.flatMap { declaredTypes($0.tokens, outermost: true) })
      return outside.flatMap { file, tokens -> [Finding] in
        let declared = Set(declaredTypes(tokens, outermost: false))
        return used(tokens).compactMap { token -> Finding? in
          guard types.contains(token.text), !declared.contains(token.text) else { return nil }
          let message = "uses \(token.text), whose folder only observes"
          return Finding(path: file.path, line: token.line, message: message)
        }
      }
    }
  }

  /// Returns uses of types from folders later in the order.
  ///
  /// Types are identified by name only. A member after a dot does not count, nor does the name of a
  /// type that the file declares.
  static func findings(
    in files: [ProjectFile],
    orders: [String: [String]] = orders
  ) -> [Finding] {
    orders.keys.sorted().flatMap { module in
      findings(
        in: files.filter { $0.module == module },
        module: module,
        order: orders[module] ?? []
      )
    }
  }

  private static func findings(
    in files: [ProjectFile],
    module: String,
    order: [String]
  ) -> [Finding] {
    let code = files.map { file in
      (file, tokens: SwiftLexer.tokens(of: file.text).filter { $0.kind != .comment })
    }
    var places: [String: Int] = [:]
    for (file, tokens) in code {
      for name in declaredTypes(tokens, outermost: true) { places[name] = place(of: file, order) }
    }
    return code.flatMap { file, tokens in
      guard let own = place(of: file, order) else {
        let message = "the order of \(module) has no folder \(file.components[2])"
        return [Finding(path: file.path, line: 1, message: message)]
      }
      let declared = Set(declaredTypes(tokens, outermost: false))
      return used(tokens).compactMap { token in
        guard let other = places[token.text], other > own, !declared.contains(token.text) else {
          return nil
        }
        let folder = other < order.count ? order[other] : module
        let message = "uses \(token.text) of \(folder), which comes later"
        return Finding(path: file.path, line: token.line, message: message)
      }
    }
  }

  /// Returns the index of a file's folder; nil for a folder that is not in the order.
  private static func place(of file: ProjectFile, _ order: [String]) -> Int? {
    file.components.count > 3 ? order.firstIndex(of: file.components[2]) : order.count
  }

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  /// Returns the names of all types, or of the outermost types, that a file declares.
  private static func declaredTypes(_ tokens: [Token], outermost: Bool) -> [String] {
    var depth = 0
    var names: [String] = []
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      switch token.text {
      case "{" where token.kind == .mark: depth += 1
      case "}" where token.kind == .mark: depth -= 1
      default:
        let isDeclared = token.kind == .word && kinds.contains(token.text) && next.kind == .word
        if isDeclared, depth == 0 || !outermost { names.append(next.text) }
      }
    }
    return names
  }

  /// Returns the tokens that may be names of types.
  private static func used(_ tokens: [Token]) -> [Token] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      let isMember = index > 0 && tokens[index - 1].text == "."
      return token.kind == .word && !isMember ? token : nil
    }
  }
}
