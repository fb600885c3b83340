import Testing

struct ProjectTests {
  @Test(arguments: [
    ("Sources/JankTool/Files/InputFile.swift", "InputFile", "JankTool"),
    ("Sources/JankMotion/Spring+Settling.swift", "Spring+Settling", "JankMotion"),
    ("Tests/JankToolTests/Shell.swift", "Shell", nil), ("Package.swift", "Package", nil),
    ("Sources/README.md", "README", nil),
  ])
  func `a path determines the module and the name`(path: String, name: String, module: String?) {
    let file = ProjectFile(path: path, text: "")
    #expect(file.baseName == name)
    #expect(file.module == module)
  }

  @Test func `a finding has the format of compiler messages`() {
    #expect("\(Finding(path: "a.swift", line: 3, message: "too long"))" == "a.swift:3: too long")
  }
}
