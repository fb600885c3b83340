import JankTrace
import Testing

struct PartitioningIndexTests {
  @Test func `the index matches a linear search, also in slices`() {
    for count in 0...17 {
      let numbers = (0..<count).map { 2 * $0 }
      for bound in -1...2 * count {
        let place = numbers.firstIndex { $0 >= bound } ?? count
        #expect(numbers.partitioningIndex { $0 >= bound } == place)
        let slice = numbers.dropFirst(3)
        let placeInSlice = slice.firstIndex { $0 >= bound } ?? slice.endIndex
        #expect(slice.partitioningIndex { $0 >= bound } == placeInSlice)
      }
    }
  }

  @Test func `a long list takes a logarithmic number of checks`() {
    var questions = 0
    let place = (0..<1_000_000).partitioningIndex { number in
      questions += 1
      return number >= 777_777
    }
    #expect(place == 777_777 && questions <= 20)
  }
}
