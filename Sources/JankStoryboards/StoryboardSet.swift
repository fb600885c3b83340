internal import JankText

/// The storyboards of one app, with the references between them.
package struct StoryboardSet: Equatable, Sendable {
  /// A view controller of the set.
  package struct Key: Hashable, Sendable {
    /// The index of the storyboard.
    package var board: Int
    /// The identifier of the controller's element.
    package var id: String

    package init(board: Int, id: String) {
      self.board = board
      self.id = id
    }
  }

  /// The storyboards.
  package let boards: [Storyboard]
  private let scenes: [Key: StoryboardScene]
  private let boardIndices: [String: Int]
  private let namedControllers: [[String: String]]

  package init(_ boards: [Storyboard]) {
    self.boards = boards
    var scenes: [Key: StoryboardScene] = [:]
    var named: [[String: String]] = []
    for (index, board) in boards.enumerated() {
      var names: [String: String] = [:]
      for scene in board.scenes {
        guard let controller = scene.controller else { continue }
        let key = Key(board: index, id: controller.id)
        if scenes[key] == nil { scenes[key] = scene }
        guard controller.reference == nil, let name = controller.storyboardIdentifier else {
          continue
        }
        if names[name] == nil { names[name] = controller.id }
      }
      named.append(names)
    }
    self.scenes = scenes
    namedControllers = named
    boardIndices = Dictionary(boards.indices.map { (boards[$0].name, $0) }) { first, _ in first }
  }
}

extension StoryboardSet {
  /// The view controllers that are not references, in the order of the files.
  package var keys: [Key] {
    boards.enumerated().flatMap { index, board in
      board.controllers.filter { $0.reference == nil }.map { Key(board: index, id: $0.id) }
    }
  }

  /// Returns the scene of a view controller, or nil if there is none.
  package func scene(_ key: Key) -> StoryboardScene? { scenes[key] }

  /// Returns a view controller, or nil if there is none.
  package func controller(_ key: Key) -> StoryboardController? { scenes[key]?.controller }

  /// The result of following references.
  package enum Resolution: Equatable, Sendable {
    /// The view controller that is meant.
    case found(Key)
    /// The references lead nowhere, for a reason.
    case missing(String)
  }

  /// Follows references to the view controller that is meant.
  package func resolve(_ key: Key) -> Resolution {
    var key = key
    var seen: Set<Key> = []
    while seen.insert(key).inserted {
      guard let controller = controller(key) else {
        return .missing(
          "there is no view controller \(quoted(key.id)) in \(boards[key.board].name)"
        )
      }
      guard let reference = controller.reference else { return .found(key) }
      switch target(of: reference, in: key.board) {
      case .found(let next): key = next
      case .missing(let reason): return .missing(reason)
      }
    }
    return .missing("the references lead back to themselves")
  }

  private func target(of reference: StoryboardReference, in board: Int) -> Resolution {
    var index = board
    if let name = reference.storyboard {
      guard let other = boardIndices[name] else {
        return .missing("the storyboard \(quoted(name)) is not among the files")
      }
      index = other
    }
    let name = boards[index].name
    guard let identifier = reference.identifier else {
      guard let initial = boards[index].initialController else {
        return .missing("\(quoted(name)) has no initial view controller")
      }
      return .found(Key(board: index, id: initial))
    }
    guard let id = namedControllers[index][identifier] else {
      return .missing("\(quoted(name)) has no view controller with the ID \(quoted(identifier))")
    }
    return .found(Key(board: index, id: id))
  }

  /// The view controller with which the app starts: the initial one of the storyboard `Main`, else
  /// of the first storyboard that has one; without any the first view controller.
  package var initial: Key? {
    let order = boards.indices.filter(isMain) + boards.indices.filter { !isMain($0) }
    for index in order {
      guard let id = boards[index].initialController else { continue }
      if case .found(let key) = resolve(Key(board: index, id: id)) { return key }
    }
    return keys.first
  }

  private func isMain(_ index: Int) -> Bool { boards[index].name == "Main" }
}
