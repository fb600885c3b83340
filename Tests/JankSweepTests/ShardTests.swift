import JankSweep
import Testing

struct ShardTests {
  @Test(arguments: [1, 2, 3, 7, 64, 200])
  func `the shards of a count have each block once`(count: Int) {
    let blocks = (1...count).flatMap { Array(Shard($0, of: count).blocks(of: 100)) }
    #expect(blocks.sorted() == Array(0..<100))
    for number in 1...count {
      let shard = Shard(number, of: count)
      #expect(shard.blockCount(of: 100) == Array(shard.blocks(of: 100)).count)
    }
  }

  @Test func `a shard has the blocks of two with twice the count`() {
    let halves = [Shard(3, of: 16), Shard(11, of: 16)].flatMap { Array($0.blocks(of: 1_000)) }
    #expect(halves.sorted() == Array(Shard(3, of: 8).blocks(of: 1_000)))
  }

  @Test func `shards are read as they are written`() {
    #expect(Shard("3/64") == Shard(3, of: 64) && Shard(3, of: 64).description == "3/64")
    for text in ["0/4", "5/4", "1/0", "1", "1/2/3", "+1/2", "1/ 2", "", "1/2000000"] {
      #expect(Shard(text) == nil)
    }
  }

  @Test func `shards are listed by count, then by number`() {
    let shards = ["2/4", "1/2", "1/4"].compactMap(Shard.init).sorted()
    #expect(shards.map(\.description) == ["1/2", "1/4", "2/4"])
  }
}
