// On Linux this import is what links Foundation into the tool: an object that is compiled for
// static linking names the libraries that its imports are made of.
internal import Foundation
internal import JankKernelChoice
internal import JankMotion
internal import JankTool

// A package could not use a tagged version of a library whose targets have unsafe flags, as the
// wide kernels have; so the tool of this project chooses them, and those of packages have none.
await LayerKernels.$current.withValue(.widest) { () async -> Void in await Janklab.main() }
