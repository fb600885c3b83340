import JankTesting
import Transitions
import XCTest

/// The test of the photo, as an XCTest.
final class PhotoZoomXCTests: XCTestCase {
  func testPhotoOpens() {
    let run = play("photo under XCTest") { stage in
      addPhotos(to: stage.simulation)
      let grid = PhotoGrid()
      stage.window.rootViewController = grid
      stage.at(.milliseconds(100), "open") { grid.open(4) }
    }
    expect(run, "apple.hitch-time-ratio", below: 5)
    expectMatchesBaseline(run)
  }
}
