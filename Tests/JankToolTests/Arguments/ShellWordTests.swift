import JankTool
import Testing

struct ShellWordTests {
  @Test(arguments: [
    ("a/b.json", "a/b.json"), ("", "''"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#),
    ("a\nb", #"$'a\nb'"#), ("a\u{1B}1", #"$'a\0331'"#), ("\\'\r", #"$'\\\'\015'"#),
    ("é\u{202E}", #"$'é\342\200\256'"#), ("##[a]#", #"$'#\043[a]#'"#), ("#1 :", "'#1 :'"),
  ])
  func `a text is written as one word`(text: String, word: String) {
    #expect(ShellWord.text(text) == word)
  }

  @Test func `bash reads every word as it was`() throws {
    let visible = Array("a1 '\"\\$`!*?[]{}()<>|&;#~%é😀".unicodeScalars)
    let invisible = Array("\t\n\r\u{1}\u{7F}\u{85}\u{202E}".unicodeScalars)
    for place in visible.indices {
      // Each beside others, and now and then beside what cannot be seen.
      var scalars = visible[place...] + visible[..<place]
      if place % 2 == 0 { scalars.insert(invisible[place / 2 % invisible.count], at: place + 1) }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      let result = try Shell.bash("printf '%s.' \(ShellWord.text(text))")
      #expect(result.output.utf8.elementsEqual((text + ".").utf8), "\(ShellWord.text(text))")
    }
  }
}
