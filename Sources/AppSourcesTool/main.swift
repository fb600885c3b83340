import Foundation
import JankAdapt

// Adapts the files of a target: arguments are the paths of the originals and of the results, in
// turn. A result that would not change is left as it is, so that it is not compiled again.

let paths = Array(CommandLine.arguments.dropFirst())
guard paths.count.isMultiple(of: 2), !paths.isEmpty else {
  FileHandle.standardError.write(
    Data("error: expected pairs of paths, an original and a result; found \(paths.count)\n".utf8)
  )
  exit(64)
}
let pairs = stride(from: 0, to: paths.count, by: 2).map { (from: paths[$0], to: paths[$0 + 1]) }
do {
  let sources = try pairs.map { AppSource(try String(contentsOfFile: $0.from, encoding: .utf8)) }
  let module = AppModule(sources)
  for (pair, source) in zip(pairs, sources) {
    let text = source.compilable(from: pair.from, in: module)
    if (try? String(contentsOfFile: pair.to, encoding: .utf8)) == text { continue }
    try text.write(toFile: pair.to, atomically: true, encoding: .utf8)
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
  exit(1)
}
