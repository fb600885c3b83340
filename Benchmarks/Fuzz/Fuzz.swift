internal import Glibc
internal import JankText

/// The parser that the variable `JANKLAB_PARSER` of the environment names.
private let parser: Parser = {
  let name = unsafe getenv("JANKLAB_PARSER").map { unsafe String(cString: $0) } ?? ""
  guard let parser = Parser(rawValue: name) else {
    print("JANKLAB_PARSER is one of: \(Parser.allCases.map(\.rawValue).joined(separator: " "))")
    exit(64)
  }
  return parser
}()

/// Reads one input of libFuzzer.
@c(LLVMFuzzerTestOneInput)
public func readFuzzedInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  ParserLaws.read(bytes) { bytes throws(FileError) in try parser.read(bytes) }
  return 0
}
