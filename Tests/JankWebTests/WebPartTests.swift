import JankWeb
import Testing

struct WebPartTests {
  @Test(arguments: [true, false])
  func `a part is text that neither ends its element nor begins a command of a log`(isScript: Bool)
  {
    let text = isScript ? WebPart.script : WebPart.style
    #expect(text.hasSuffix("\n"))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || (" "..."~").contains($0) })
    for end in ["</script", "</style", "<!--", "##["] {
      #expect(!text.lowercased().contains(end))
    }
    for line in text.split(separator: "\n") {
      #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(line)")
    }
  }

  @Test func `the script neither writes markup nor loads anything`() {
    for word in [
      "innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval(", "Function(", "fetch(",
      "XMLHttpRequest", "import(", "://", "localStorage", "cookie", "Math.random", "Date",
    ] { #expect(!WebPart.script.contains(word), "\(word)") }
  }

  @Test func `the style loads nothing`() {
    for word in ["url(", "@import", "@font-face"] { #expect(!WebPart.style.contains(word)) }
  }
}
