/// Rule: a class has a list of its outlets, actions and inspectable properties.
///
/// Objective-C would find them by their names. The list stands behind the opening brace of the
/// class, since extensions cannot store it.
enum ConnectionRule {
  static func edits(in code: SwiftCode, of module: AppModule) -> [SourceEdit] {
    let members = StoryboardMember.all(in: code)
    return StoryboardMember.classes(in: code).compactMap { body in
      let own = members.filter { $0.owner.path == body.path }
      let all = own + module.distantMembers[body.path, default: []]
      guard !all.isEmpty else { return nil }
      let list = all.map(\.connection).joined(separator: ", ")
      return SourceEdit(
        after: code.tokens[body.open],
        insert: " private let ibConnections: [IBConnection] = [\(list)];"
      )
    }
  }

  /// The members that no class lists: no file declares the class, or another file does and the
  /// member is private.
  static func unconnected(in code: SwiftCode, of module: AppModule) -> [StoryboardMember] {
    let own = Set(StoryboardMember.classes(in: code).map(\.path))
    return StoryboardMember.all(in: code).filter { member in
      !own.contains(member.owner.path)
        && (member.isPrivate || !module.classes.contains(member.owner.path))
    }
  }
}
