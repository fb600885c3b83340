internal import Foundation
internal import JankEngine
internal import JankTrace

/// The files of the groups of apps and extensions, in memory: a run touches no file of the host.
///
/// The code of a process runs ahead of the clock, so each change and each access has its time. A
/// process sees what was written until its own time. What a process writes after its end, or in a
/// part of an access that its end cuts off, has not happened.
struct GroupFiles {
  private var changes: [Change] = []
  private var accesses: [Access] = []
  /// The presenters of files, in the order in which they were added.
  private(set) var presenters: [Presenter] = []

  private struct Change {
    let path: String
    /// The bytes, or nil for a removed file.
    let content: Data?
    let writer: ProcessOwner
    let time: Instant
  }

  /// A coordinated access: writers exclude all others, readers exclude writers.
  private struct Access {
    let path: String
    let isWriting: Bool
    let owner: ProcessOwner
    let end: Instant
  }

  struct Presenter {
    weak var object: (any NSFilePresenter)?
    let owner: ProcessOwner
  }
}

extension GroupFiles {
  /// The folder of all groups; a URL below it is no file of the host.
  private static let root = "/private/var/mobile/Containers/Shared/AppGroup/"

  /// The folder of a group.
  static func folder(of group: String) -> URL {
    URL(fileURLWithPath: root + group, isDirectory: true)
  }

  /// Whether a URL is a file of a group.
  static func contains(_ url: URL) -> Bool {
    url.isFileURL && url.standardizedFileURL.path.hasPrefix(root)
  }

  private func path(_ url: URL) -> String { url.standardizedFileURL.path }

  mutating func write(_ content: Data?, to url: URL, by writer: ProcessOwner, at time: Instant) {
    changes.append(Change(path: path(url), content: content, writer: writer, time: time))
  }

  /// The bytes of a file; nil if there is none.
  func content(of url: URL, at time: Instant) -> Data? {
    let path = path(url)
    var newest: Change?
    for change in changes where change.path == path && change.time <= time {
      if let other = newest, other.time > change.time { continue }
      newest = change
    }
    return newest?.content
  }

  /// When an access by a process can begin.
  func start(of url: URL, writing: Bool, by owner: ProcessOwner, at time: Instant) -> Instant {
    let path = path(url)
    return accesses.reduce(time) { start, access in
      let excludes = access.path == path && access.owner != owner && (writing || access.isWriting)
      return excludes ? max(start, access.end) : start
    }
  }

  mutating func note(_ url: URL, writing: Bool, by owner: ProcessOwner, until end: Instant) {
    accesses.append(Access(path: path(url), isWriting: writing, owner: owner, end: end))
  }

  /// Forgets what an ended process would have done later.
  mutating func forget(_ owner: ProcessOwner, at time: Instant) {
    changes.removeAll { $0.writer == owner && $0.time > time }
    presenters.removeAll { $0.owner == owner }
    accesses = accesses.map { access in
      guard access.owner == owner, access.end > time else { return access }
      return Access(path: access.path, isWriting: access.isWriting, owner: owner, end: time)
    }
  }
}

// MARK: Presenters

extension GroupFiles {
  mutating func add(_ presenter: any NSFilePresenter, of owner: ProcessOwner) {
    remove(presenter)
    presenters.append(Presenter(object: presenter, owner: owner))
  }

  mutating func remove(_ presenter: any NSFilePresenter) {
    presenters.removeAll { $0.object === presenter || $0.object == nil }
  }

  /// The presenters of a file, without the one that changed it.
  func presenters(of url: URL, except author: (any NSFilePresenter)?) -> [Presenter] {
    presenters.filter { presenter in
      guard let object = presenter.object, object !== author else { return false }
      return object.presentedItemURL.map { path($0) == path(url) } ?? false
    }
  }
}
