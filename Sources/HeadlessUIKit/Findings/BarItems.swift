internal import Foundation
internal import JankTrace

/// What navigation bars show for a page and the containers around it, before a change.
struct BarItems {
  private var shown: [Shown] = []

  private struct Shown {
    weak var page: UIViewController?
    let item: ItemWords
  }

  /// Records the page and its parents, as far as they are directly on a stack.
  init(around page: UIViewController?) {
    for page in sequence(first: page, next: { $0?.parent }) {
      guard let page, page.parent is UINavigationController else { continue }
      shown.append(Shown(page: page, item: ItemWords(of: page)))
    }
  }

  /// The pages whose items differ now, and how.
  func changes() -> [(page: UIViewController, what: String)] {
    shown.compactMap { old in
      guard let page = old.page, page.parent is UINavigationController else { return nil }
      let new = ItemWords(of: page)
      return new == old.item ? nil : (page, old.item.differences(to: new))
    }
  }
}

/// What a navigation item shows, in words: apps make buttons again that look the same.
private struct ItemWords: Equatable {
  private let title: String
  private let left: String
  private let right: String
  private let hidesBackButton: Bool

  init(of page: UIViewController) {
    let item = page.navigationItem
    title = item.title ?? page.title ?? ""
    left = Self.words(item.leftBarButtonItems)
    right = Self.words(item.rightBarButtonItems)
    hidesBackButton = item.hidesBackButton
  }

  private static func words(_ buttons: [UIBarButtonItem]?) -> String {
    let words = (buttons ?? []).map { button in
      button.title ?? button.customView.map { String(describing: type(of: $0)) } ?? "image"
    }
    return words.isEmpty ? "none" : words.joined(separator: ", ")
  }

  func differences(to new: ItemWords) -> String {
    var found: [String] = []
    if title != new.title { found.append("title was \"\(title)\" and is \"\(new.title)\"") }
    if left != new.left { found.append("left buttons were \(left) and are \(new.left)") }
    if right != new.right { found.append("right buttons were \(right) and are \(new.right)") }
    if hidesBackButton != new.hidesBackButton {
      found.append("hidesBackButton was \(hidesBackButton) and is \(new.hidesBackButton)")
    }
    return found.joined(separator: ", ")
  }
}

// MARK: After a cancel

extension ObservedChange {
  /// Reports bars that show items of the page that did not arrive.
  func checkItems() {
    guard isAlone else { return }
    for (page, what) in before.items.changes() {
      find(
        .barItemsFollowTheOutcome,
        of: page,
        """
        \(name) was cancelled, and the navigation item of \(page.traceName) keeps what was set \
        meanwhile: \(what)
        """
      )
    }
  }
}
