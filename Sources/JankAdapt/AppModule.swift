/// The files of an app's module, which have to know of each other.
///
/// A class lists its actions for storyboards even if they are in an extension in another file.
package struct AppModule {
  /// The optional methods that protocols of the module declare.
  let optionalMethods: Set<String>
  /// The members in extensions of classes of other files, by the path of the class.
  let distantMembers: [String: [StoryboardMember]]
  /// The paths of the classes that the files declare.
  let classes: Set<String>
  /// The members of extensions that a class has to call, by the path of the class.
  let movedMembers: [String: [TypeMember]]
  /// The names of the superclasses, by the path of the class.
  let superclasses: [String: String]
  /// All members of classes and extensions.
  let members: [TypeMember]

  /// Collects the declarations of all files of a module.
  package init(_ sources: [AppSource]) {
    optionalMethods = Set(
      sources.flatMap { ProtocolRule.protocols(in: $0.code).flatMap(\.optionalNames) }
    )
    let classes = Set(sources.flatMap { StoryboardMember.classes(in: $0.code).map(\.path) })
    self.classes = classes
    let members = sources.flatMap { TypeMember.all(in: $0.code) }
    self.members = members
    let overridden = Set(members.filter(\.isOverride).map(\.signature))
    movedMembers = Dictionary(
      grouping: members.filter { member in
        member.owner.keyword == "extension" && classes.contains(member.owner.path)
          && !member.isPrivate
          && (member.isOverride || overridden.contains(member.signature))
      },
      by: \.owner.path
    )
    superclasses = Dictionary(
      sources.flatMap { source in
        StoryboardMember.classes(in: source.code).compactMap { body in
          source.code.superclass(of: body).map { (body.path, $0) }
        }
      },
      uniquingKeysWith: { first, _ in first }
    )
    distantMembers = Dictionary(
      grouping: sources.flatMap { source in
        let own = Set(StoryboardMember.classes(in: source.code).map(\.path))
        return StoryboardMember.all(in: source.code).filter {
          !own.contains($0.owner.path) && !$0.isPrivate
        }
      },
      by: \.owner.path
    )
  }
}

// MARK: Overrides

extension AppModule {
  /// The classes of UIKit that the ancestors of any of its classes with a view may be.
  private static let roots: Set = ["NSObject", "UIResponder", "UIViewController", "UIView"]

  /// Whether a member of an extension takes another name, because its class calls it.
  func isMoved(_ member: TypeMember) -> Bool {
    member.owner.keyword == "extension"
      && movedMembers[member.owner.path, default: []].contains { $0.signature == member.signature }
  }

  /// Whether a member overrides one of an extension of a class of UIKit.
  func isRenamedOverride(_ member: TypeMember) -> Bool {
    member.isOverride && !isMoved(member) && foreignOrigin(of: member) != nil
  }

  /// The classes whose members override one of an extension of a class of UIKit.
  func overriders(of member: TypeMember) -> [String] {
    guard isForeign(member) else { return [] }
    return members.filter {
      $0.isOverride && $0.signature == member.signature && !isMoved($0)
        && foreignOrigin(of: $0)?.owner.path == member.owner.path && !overridesRenamed($0)
    }.map(\.owner.path)
  }

  private func isForeign(_ member: TypeMember) -> Bool {
    member.owner.keyword == "extension" && !classes.contains(member.owner.path)
      && !member.isOverride && !member.isPrivate && member.isMethod
  }

  /// Whether a renamed override has another one above it, which it overrides under the new name.
  func overridesRenamed(_ member: TypeMember) -> Bool {
    guard isRenamedOverride(member) else { return false }
    var ancestor = superclasses[member.owner.path]
    // Ends at a class of UIKit: a class among its own ancestors has no renamed override.
    while let name = ancestor, classes.contains(name) {
      if declaration(like: member, in: name) != nil { return true }
      ancestor = superclasses[name]
    }
    return false
  }

  private func declaration(like member: TypeMember, in path: String) -> TypeMember? {
    members.first { $0.owner.path == path && $0.signature == member.signature }
  }

  /// The member of an extension of a class of UIKit that a member overrides; nil if a class of the
  /// app between them declares it anew.
  private func foreignOrigin(of member: TypeMember) -> TypeMember? {
    var ancestor = superclasses[member.owner.path]
    // Code that does not compile may have a class among its own ancestors.
    var seen: Set<String> = []
    while let name = ancestor, classes.contains(name), seen.insert(name).inserted {
      // An override between them is renamed too.
      if let between = declaration(like: member, in: name), !between.isOverride || isMoved(between)
      {
        return nil
      }
      ancestor = superclasses[name]
    }
    guard let root = ancestor, !seen.contains(root) else { return nil }
    return members.first {
      isForeign($0) && $0.signature == member.signature
        && ($0.owner.path == root || Self.roots.contains($0.owner.path))
    }
  }
}

extension SwiftCode {
  /// The first name behind the colon of a class, which may be its superclass.
  fileprivate func superclass(of body: TypeBody) -> String? {
    guard let colon = colon(of: body), isWord(colon + 1) else { return nil }
    return text(colon + 1)
  }

  /// The colon behind the name of a class, not those of its generic parameters.
  private func colon(of body: TypeBody) -> Int? {
    var angles = 0
    for place in body.keywordIndex..<body.open {
      switch text(place) {
      case "<": angles += 1
      case ">" where text(place - 1) != "-": angles -= 1
      case ":" where angles == 0: return place
      case "where": return nil
      default: break
      }
    }
    return nil
  }
}
