internal import BenchmarkHarness
internal import Foundation
internal import JankTool
internal import Synchronization

/// How long commands of the tool take over all scenarios of the project, on all processors.
///
/// It is started in the folder that has `Scenarios` in it.
@main
enum ToolBenchmarks {
  static func main() {
    var suite = BenchmarkSuite()
    for command in ["run", "explain"] {
      let code = run([command, "Scenarios"])
      suite.add(
        "tool/\(command)/Scenarios",
        items: 1,
        of: "commands",
        counters: ["exit_code": Double(code.rawValue)]
      ) { iterations in
        for _ in 0..<iterations { keep(run([command, "Scenarios"])) }
      }
    }
    exit(suite.run())
  }

  /// Runs a command to its end; its output is thrown away.
  private static func run(_ words: [String]) -> ExitCode {
    guard let nowhere = FileHandle(forWritingAtPath: "/dev/null") else {
      preconditionFailure("/dev/null cannot be written")
    }
    let writer = CheckedWriter(descriptor: nowhere.fileDescriptor, name: "output")
    let console = Console(output: writer, errors: writer)
    let (end, result) = (DispatchSemaphore(value: 0), Result())
    Task.detached {
      let code = await Janklab.run(words, on: console)
      result.code.withLock { $0 = code }
      end.signal()
    }
    end.wait()
    return result.code.withLock { $0 }
  }

  /// The exit code of a command that has ended.
  private final class Result: Sendable {
    let code = Mutex(ExitCode.done)
  }
}
