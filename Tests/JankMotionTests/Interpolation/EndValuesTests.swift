import JankMotion
import Testing

struct EndValuesTests {
  @Test func `specified values take precedence over the model`() {
    func ends(_ from: Double?, _ to: Double?, _ by: Double?) -> [Double] {
      let (start, end) = EndValues(from: from, to: to, by: by).resolved(model: 50)
      return [start, end]
    }
    #expect(ends(1, 2, nil) == [1, 2])
    #expect(ends(1, nil, 5) == [1, 6])
    #expect(ends(nil, 2, 5) == [-3, 2])
    #expect(ends(1, nil, nil) == [1, 50])
    #expect(ends(nil, 2, nil) == [50, 2])
    #expect(ends(nil, nil, 5) == [50, 55])
    #expect(ends(nil, nil, nil) == [50, 50])
    #expect(ends(1, 2, 5) == [1, 2])
  }
}
