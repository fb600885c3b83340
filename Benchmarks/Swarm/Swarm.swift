internal import Foundation

/// Plays random scenarios and mutated files in workers that may crash, and keeps what fails.
@main
enum Swarm {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "--worker" where words.count == 8: await work(words)
    case "--replay" where words.count == 2: await replay(words[1])
    case "--help", "-h": print(Options.help, terminator: "")
    default:
      guard let options = Options(words) else {
        FileHandle.standardError.write(Data(Options.help.utf8))
        exit(64)
      }
      var supervisor = Supervisor(options)
      exit(await supervisor.run() ? 0 : 1)
    }
  }

  /// Plays the cases of some seeds: `--worker MODE SEED COUNT FOLDER SHARED ROOT KIND`.
  private static func work(_ words: [String]) async {
    guard let mode = Options.Mode(rawValue: words[1]), let seed = UInt64(words[2]),
      let count = Int(words[3])
    else { exit(64) }
    let source = Source(mode, kind: InputKind(rawValue: words[7]), root: words[6], shared: words[5])
    await Worker(folder: words[4]).play(count) { source.one(seed: seed &+ UInt64($0)) }
  }

  /// Plays the case in a folder again.
  private static func replay(_ path: String) async {
    guard let one = Replay.read(from: WorkFolder(path: path)) else { exit(64) }
    await Worker(folder: path).play(1) { _ in one }
  }
}
