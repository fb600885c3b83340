// On Linux this import is what links Foundation into the tool: an object that is compiled for
// static linking names the libraries that its imports are made of.
internal import Foundation
internal import JankTool

await Janklab.main()
