import HeadlessUIKit

/// A note in a file of the sample app's group, as app and widget read and write it.
enum GroupNote {
  static var url: URL {
    let folder = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: SampleApp.group
    )
    guard let folder else { fatalError("a group has a folder") }
    return folder.appendingPathComponent("note.txt")
  }

  /// Writes a text in a coordinated access that takes some time before and after it.
  static func write(_ text: String, taking length: Interval = .zero) {
    unsafe NSFileCoordinator().coordinate(writingItemAt: url, error: nil) { url in
      Simulation.spend(length, on: "encode")
      try? Data(text.utf8).write(to: url, options: .atomic)
      Simulation.spend(length, on: "check")
    }
  }

  /// Reads the text in a coordinated access; nil if there is no note.
  static func read() -> String? {
    var text: String?
    unsafe NSFileCoordinator().coordinate(readingItemAt: url, error: nil) { url in
      text = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
    }
    return text
  }

  /// A presenter of the note.
  final class Presenter: NSObject, NSFilePresenter {
    let presentedItemURL: URL? = GroupNote.url
    let presentedItemOperationQueue = OperationQueue.main
    private let didChange: () -> Void

    init(_ didChange: @escaping () -> Void) { self.didChange = didChange }

    func presentedItemDidChange() { didChange() }
  }
}

extension GroupNote {
  /// Tries to write a file that belongs to no group.
  static func writeOutside() throws {
    try Data("one".utf8).write(to: URL(fileURLWithPath: "note.txt"))
  }
}
