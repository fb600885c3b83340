/// Where a value is in a tree: the numbers of members and items from the outermost in.
package typealias TreePath = [Int]

extension Tree {
  /// The values inside, by their numbers.
  package var children: [Tree] {
    switch self {
    case .word, .text: []
    case .array(let items): items
    case .object(let members): members.map(\.value)
    }
  }

  /// The paths of all values, outer before inner ones.
  package var paths: [TreePath] {
    var paths: [TreePath] = []
    collect(&paths, at: [])
    return paths
  }

  private func collect(_ paths: inout [TreePath], at path: TreePath) {
    paths.append(path)
    for (index, child) in children.enumerated() { child.collect(&paths, at: path + [index]) }
  }

  /// The value at a path, which has to lead to one.
  package subscript(path: ArraySlice<Int>) -> Tree {
    get {
      guard let first = path.first else { return self }
      return children[first][path.dropFirst()]
    }
    set {
      guard let first = path.first else {
        self = newValue
        return
      }
      switch self {
      case .word, .text: return
      case .array(var items):
        items[first][path.dropFirst()] = newValue
        self = .array(items)
      case .object(var members):
        members[first].value[path.dropFirst()] = newValue
        self = .object(members)
      }
    }
  }

  /// The same without so many members or items of the value at a path, from one on.
  package func removing(_ range: Range<Int>, at path: TreePath) -> Tree {
    var tree = self
    switch tree[path[...]] {
    case .word, .text: return self
    case .array(var items):
      items.removeSubrange(range)
      tree[path[...]] = .array(items)
    case .object(var members):
      members.removeSubrange(range)
      tree[path[...]] = .object(members)
    }
    return tree
  }

  /// The same with the arrays cut to so many items.
  package func cut(to count: Int) -> Tree {
    switch self {
    case .word, .text: self
    case .array(let items): .array(items.prefix(count).map { $0.cut(to: count) })
    case .object(let members):
      .object(members.map { Member(key: $0.key, value: $0.value.cut(to: count)) })
    }
  }
}
