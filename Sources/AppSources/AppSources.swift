import Foundation
import PackagePlugin

/// Compiles the unmodified files of an iOS app on Linux.
///
/// The target has a folder of its own there, beside that of the app:
///
///     .target(name: "MyApp", dependencies: […], path: "MyAppLinux", exclude: ["AppSources.txt"],
///             plugins: [.plugin(name: "AppSources", package: "JankLab")])
///
/// Its file `AppSources.txt` lists the folders and files to adapt, one in a line, such as
/// `../MyApp`. Without the file, all Swift files of the folder are adapted, which the target must
/// exclude.
@main
struct AppSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
    let folder = target.directoryURL
    let files = try files(in: folder)
    guard !files.isEmpty else {
      Diagnostics.warning("no Swift files of the app in \(folder.path)")
      return []
    }
    let results = files.map { file in
      context.pluginWorkDirectoryURL.appending(path: name(of: file, in: folder))
    }
    return [
      .buildCommand(
        displayName: "Adapting \(files.count) files of \(target.name)",
        executable: try context.tool(named: "AppSourcesTool").url,
        arguments: zip(files, results).flatMap { [$0.path, $1.path] },
        inputFiles: files,
        outputFiles: results
      )
    ]
    #else
    // UIKit's own headers and Objective-C are there, or the package is built for macOS, where the
    // app's files have to import HeadlessUIKit.
    return []
    #endif
  }

  /// The Swift files to adapt, in the order of their paths.
  private func files(in folder: URL) throws -> [URL] {
    let list = folder.appending(path: "AppSources.txt")
    guard FileManager.default.fileExists(atPath: list.path) else { return swiftFiles(at: folder) }
    let lines = try String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isNewline)
    return lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
      .flatMap { line -> [URL] in
        let found = swiftFiles(at: folder.appending(path: line).standardizedFileURL)
        if found.isEmpty { Diagnostics.error("\(list.path): no Swift files at \"\(line)\"") }
        return found
      }
  }

  private func swiftFiles(at place: URL) -> [URL] {
    guard place.pathExtension != "swift" else {
      return FileManager.default.fileExists(atPath: place.path) ? [place] : []
    }
    let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  /// A name for the result, which has to differ between files of equal names.
  private func name(of file: URL, in folder: URL) -> String {
    let path = file.standardizedFileURL.path
    let root = folder.standardizedFileURL.path + "/"
    let inside = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    return inside.split(separator: "/").joined(separator: "-")
  }
}
