package import JankText

/// The screens of a scenario file that no run shows, so that their values decide nothing.
///
/// A screen is unseen if no other part of the file mentions its name, and if it has nothing with
/// which it can appear by itself. When in doubt a screen counts as seen.
package enum UnseenScreens {
  /// Beginnings of keys by which a screen takes part in a run without being mentioned.
  private static let activeKeys = [
    "drag", "swipe", "segue", "stack", "tabs", "container", "mistake",
  ]

  /// Finds the unseen screens.
  ///
  /// - Parameters:
  ///   - file: the scenario file.
  ///   - values: values that can replace others in the file.
  /// - Returns: The names of the screens.
  package static func names(in file: JSONValue, besides values: [JSONValue]) -> Set<String> {
    guard case .object(let members) = file.content,
      !members.contains(where: { $0.key.hasPrefix("storyboard") }),
      case .object(let screens)? = members.first(where: { $0.key == "screens" })?.value.content
    else { return [] }
    var mentions: [String] = []
    for value in values { collect(value, into: &mentions) }
    for member in members where member.key != "screens" {
      collect(member.value, into: &mentions)
    }
    var unseen = Set(screens.map(\.key))
    for screen in screens {
      var words: [String] = []
      collect(screen.value, into: &words)
      if words.contains(where: { word in activeKeys.contains { word.hasPrefix($0) } }) {
        unseen.remove(screen.key)
        mentions += words
      }
    }
    // A screen that is seen may mention others.
    while let name = unseen.sorted().first(where: { name in
      mentions.contains { $0.contains(name) }
    }) {
      unseen.remove(name)
      if let screen = screens.first(where: { $0.key == name }) {
        collect(screen.value, into: &mentions)
      }
    }
    return unseen
  }

  /// Collects all texts and keys in a value.
  private static func collect(_ value: JSONValue, into words: inout [String]) {
    switch value.content {
    case .text(let text): words.append(text)
    case .array(let items): for item in items { collect(item, into: &words) }
    case .object(let members):
      for member in members {
        words.append(member.key)
        collect(member.value, into: &words)
      }
    case .null, .boolean, .integer, .real: break
    }
  }
}

extension ParameterPath {
  /// Whether the path leads into one of some screens.
  package func leads(into screens: Set<String>) -> Bool {
    guard steps.count > 2, steps[0] == .key("screens"), case .key(let name) = steps[1] else {
      return false
    }
    return screens.contains(name)
  }
}
