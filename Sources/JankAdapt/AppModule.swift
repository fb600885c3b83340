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

  /// Collects the declarations of all files of a module.
  package init(_ sources: [AppSource]) {
    optionalMethods = Set(
      sources.flatMap { ProtocolRule.protocols(in: $0.code).flatMap(\.optionalNames) }
    )
    classes = Set(sources.flatMap { StoryboardMember.classes(in: $0.code).map(\.path) })
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
