import Foundation
import JankText
import Testing

/// The public JSON parsing suite; its origin and licence are beside its files.
struct JSONSuiteTests {
  /// Whether a file is accepted for which the grammar leaves the choice.
  ///
  /// Numbers are accepted if the nearest double is finite, so too many digits and too small
  /// exponents are accepted, and too large exponents are not. Half surrogate pairs, bytes that are
  /// not UTF-8, byte order marks, and nesting beyond 64 are always rejected.
  private static let choices: [String: Bool] = [
    "i_number_double_huge_neg_exp": true,
    "i_number_huge_exp": false,
    "i_number_neg_int_huge_exp": false,
    "i_number_pos_double_huge_exp": false,
    "i_number_real_neg_overflow": false,
    "i_number_real_pos_overflow": false,
    "i_number_real_underflow": true,
    "i_number_too_big_neg_int": true,
    "i_number_too_big_pos_int": true,
    "i_number_very_big_negative_int": true,
    "i_object_key_lone_2nd_surrogate": false,
    "i_string_1st_surrogate_but_2nd_missing": false,
    "i_string_1st_valid_surrogate_2nd_invalid": false,
    "i_string_UTF-16LE_with_BOM": false,
    "i_string_UTF-8_invalid_sequence": false,
    "i_string_UTF8_surrogate_U+D800": false,
    "i_string_incomplete_surrogate_and_escape_valid": false,
    "i_string_incomplete_surrogate_pair": false,
    "i_string_incomplete_surrogates_escape_valid": false,
    "i_string_invalid_lonely_surrogate": false,
    "i_string_invalid_surrogate": false,
    "i_string_invalid_utf-8": false,
    "i_string_inverted_surrogates_U+1D11E": false,
    "i_string_iso_latin_1": false,
    "i_string_lone_second_surrogate": false,
    "i_string_lone_utf8_continuation_byte": false,
    "i_string_not_in_unicode_range": false,
    "i_string_overlong_sequence_2_bytes": false,
    "i_string_overlong_sequence_6_bytes": false,
    "i_string_overlong_sequence_6_bytes_null": false,
    "i_string_truncated-utf-8": false,
    "i_string_utf16BE_no_BOM": false,
    "i_string_utf16LE_no_BOM": false,
    "i_structure_500_nested_arrays": false,
    "i_structure_UTF-8_BOM_empty_object": false,
  ]

  static func files(_ prefix: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = try #require(Bundle.module.resourceURL)
      .appending(path: "Fixtures/json-suite/test_parsing")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }.sorted().map { name in
      (String(name.dropLast(5)), Array(try Data(contentsOf: folder.appending(path: name))))
    }
  }

  private func accepts(_ bytes: [UInt8], _ duplicates: JSONLimits.DuplicateKeys) -> Bool {
    (try? JSONParser.parse(bytes, limits: JSONLimits(duplicateKeys: duplicates))) != nil
  }

  @Test func `every file that a parser must accept is accepted`() throws {
    let files = try Self.files("y_")
    #expect(files.count == 66)
    for (name, bytes) in files {
      #expect(accepts(bytes, .kept), "\(name)")
    }
  }

  @Test func `the rejection of duplicate keys is the only additional one`() throws {
    let refused = try Self.files("y_").filter { !accepts($0.bytes, .refused) }.map(\.name)
    #expect(refused == ["y_object_duplicated_key", "y_object_duplicated_key_and_value"])
  }

  @Test func `every file that a parser must reject is rejected, with a position inside it`() throws
  {
    let files = try Self.files("n_")
    #expect(files.count == 132)
    for (name, bytes) in files {
      let error = #expect(throws: JSONSyntaxError.self, "\(name)") {
        try JSONParser.parse(bytes, limits: JSONLimits(duplicateKeys: .kept))
      }
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      if let position = error?.position {
        #expect(lines.indices.contains(position.line - 1), "\(name) at \(position)")
        #expect((1...lines[position.line - 1].count + 1).contains(position.column), "\(name)")
      }
    }
  }

  @Test func `if a parser may choose, the choice is as stated`() throws {
    let files = try Self.files("i_")
    #expect(files.count == 24)
    for (name, bytes) in files {
      let choice: Bool? = Self.choices[name]
      #expect(choice == accepts(bytes, .refused), "\(name), stated: \(String(describing: choice))")
    }
  }
}
