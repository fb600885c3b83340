internal import Foundation

/// The folder that one worker works in: its inputs, what the tool says, and how far it is.
///
/// Whoever started the worker reads the same files after its end, whatever ended it.
struct WorkFolder {
  let path: String

  /// Where the worker says which case it is at.
  var progress: String { "\(path)/.progress" }
  /// Where it says what it noticed, line by line.
  var log: String { "\(path)/.log" }
  /// Where the addresses of its stack go if it crashes.
  var stack: String { "\(path)/.stack" }
  /// What the commands say.
  var output: String { "\(path)/.output" }
  var errors: String { "\(path)/.errors" }
  /// What the process says besides, such as the message of a trap.
  var console: String { "\(path)/.console" }
  /// A case to be played again.
  var replay: String { "\(path)/.case" }
}

extension WorkFolder {
  /// Makes the folder with everything that inputs may name.
  func prepare(root: String, shared: String) {
    let manager = FileManager.default
    try? manager.createDirectory(atPath: "\(path)/gestures", withIntermediateDirectories: true)
    Corpus.writeSmallFiles(in: path)
    let gesture = "gestures/flutter-swipe-06.json"
    try? manager.copyItem(atPath: "\(root)/Scenarios/\(gesture)", toPath: "\(path)/\(gesture)")
    for name in ["panel-112.profile.json"] {
      try? manager.copyItem(atPath: "\(root)/Scenarios/\(name)", toPath: "\(path)/\(name)")
    }
    for (_, name) in Corpus.writers {
      try? manager.copyItem(atPath: "\(shared)/\(name)", toPath: "\(path)/\(name)")
    }
    // What nobody ever writes to: opening it may not wait.
    FIFO.make(at: "\(path)/fifo")
  }

  /// Writes the files of a case.
  func write(_ files: [SwarmCase.File]) {
    for file in files { Self.write(file.bytes, to: "\(path)/\(file.name)") }
  }

  /// Removes files of a case that have names of their own.
  func remove(_ files: [SwarmCase.File]) {
    for file in files.dropFirst() {
      try? FileManager.default.removeItem(atPath: "\(path)/\(file.name)")
    }
  }

  /// Writes a file in the place of whatever is there.
  static func write(_ bytes: [UInt8], to file: String) {
    _ = FileManager.default.createFile(atPath: file, contents: Data(bytes))
  }

  /// The bytes of one of the files, none if it is not there.
  static func bytes(of file: String) -> [UInt8] {
    FileManager.default.contents(atPath: file).map(Array.init) ?? []
  }
}
