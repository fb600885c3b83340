// swift-tools-version: 6.2
import PackageDescription

// Every target is held to these. Only the toolchain is needed: there are no dependencies.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// Those of tests, which so compile in less time in release: they are not optimised, since what
/// they test is as fast, and one job writes the module, which no other imports, and the code.
let testSettings =
  settings + [
    .unsafeFlags(
      ["-Onone", "-no-emit-module-separately-wmo"],
      .when(configuration: .release)
    )
  ]

/// One module, whose imports point one way, from motion down to the tool.
func module(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: settings)
}

/// The tests of one module, which may see the modules above it and copy their fixtures in.
func tests(
  _ module: String,
  imports: [Target.Dependency] = [],
  exclude: [String] = [],
  resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: "\(module)Tests",
    dependencies: [.byName(name: module)] + imports,
    exclude: exclude,
    resources: resources,
    swiftSettings: testSettings
  )
}

/// An executable that measures one hot module.
///
/// If it counts allocations, it has the counter in the place of `malloc`, on Linux.
func benchmarks(
  _ name: String,
  imports: [Target.Dependency],
  countsAllocations: Bool = false
) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["BenchmarkHarness"] + imports,
    path: "Benchmarks/\(name)",
    swiftSettings: settings,
    linkerSettings: countsAllocations
      ? [
        .unsafeFlags(
          ["-Xlinker", "--defsym=malloc=benchmark_malloc"],
          .when(platforms: [.linux])
        )
      ] : []
  )
}

/// The hot loop again, from the same source, for the wider registers of newer processors.
///
/// The folder of such a target is a symbolic link. Only executables and tests depend on it: a
/// package could not use a tagged version of a library whose targets have unsafe flags. Without
/// optimisation the flags are left out: there generic functions of the standard library would be
/// among those that are compiled for processors that not everybody has.
func wideKernels(_ name: String, _ flags: String...) -> Target {
  .target(
    name: name,
    swiftSettings: settings + [
      .unsafeFlags(flags.flatMap { ["-Xcc", $0] }, .when(configuration: .release))
    ]
  )
}

#if os(Linux) && arch(x86_64)
let wideKernelTargets = [
  wideKernels("JankKernelsV3", "-march=x86-64-v3"),
  wideKernels("JankKernelsV4", "-march=x86-64-v4", "-mprefer-vector-width=512"),
]
#else
let wideKernelTargets: [Target] = []
#endif

let releaseOnLinux = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

let package = Package(
  name: "JankLab",
  // The first systems with UInt128, Atomic and Mutex. None for watchOS, where Int may have 32 bits.
  platforms: [.macOS(.v15), .macCatalyst(.v18), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "JankAnimators", targets: ["JankAnimators"]),
    .library(name: "JankScenarios", targets: ["JankScenarios"]),
    .library(name: "JankMetrics", targets: ["JankMetrics"]),
    .library(name: "JankGate", targets: ["JankGate"]),
    .library(name: "JankReports", targets: ["JankReports"]),
    .library(name: "JankTool", targets: ["JankTool"]),
    .library(name: "JankTesting", targets: ["JankTesting"]),
    .executable(name: "janklab", targets: ["JankLaunch"]),
    .plugin(name: "AppSources", targets: ["AppSources"]),
  ],
  targets: wideKernelTargets + [
    // What an executable imports to run with the widest registers there are.
    module(
      "JankKernelChoice",
      imports: ["JankMotion"] + wideKernelTargets.map { .byName(name: $0.name) }
    ),
    // On Linux the square root of a number that might be negative is a call into libm.
    .target(
      name: "JankMotion",
      swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    module("JankTrace"),
    module("JankText"),
    module("JankLottie", imports: ["JankMotion", "JankText"]),
    module("JankStoryboards", imports: ["JankText"]),
    module("JankAdapt"),
    // Adapts the files of an app for the plugin AppSources.
    .executableTarget(
      name: "AppSourcesTool",
      dependencies: ["JankAdapt"],
      swiftSettings: settings
    ),
    .plugin(
      name: "AppSources",
      capability: .buildTool(),
      dependencies: ["AppSourcesTool"],
      path: "Sources/AppSources"
    ),
    // The guides, links to the documentation of the tool, which SwiftPM compiles in. They are a
    // module of their own, since that takes seconds.
    .target(name: "JankManual", resources: [.embedInCode("Pages")], swiftSettings: settings),
    // The style and the script of HTML reports, compiled in by themselves for the same reason.
    .target(name: "JankWeb", resources: [.embedInCode("Parts")], swiftSettings: settings),
    module("JankEngine", imports: ["JankMotion", "JankTrace"]),
    module(
      "HeadlessUIKit",
      imports: [
        "JankMotion", "JankText", "JankTrace", "JankEngine", "JankLottie", "JankStoryboards",
      ]
    ),
    module("JankAnimators", imports: ["HeadlessUIKit"]),
    module("JankMetrics", imports: ["JankTrace"]),
    module("JankGate", imports: ["JankTrace", "JankMetrics"]),
    module("JankImports", imports: ["JankText", "JankTrace", "JankMetrics"]),
    module(
      "JankCalibration",
      imports: ["JankMotion", "JankTrace", "JankEngine", "JankImports"]
    ),
    module("JankSweep", imports: ["JankText", "JankTrace", "JankMetrics"]),
    module(
      "JankScenarios",
      imports: [
        "JankText", "JankTrace", "JankEngine", "HeadlessUIKit", "JankAnimators", "JankMetrics",
        "JankGate", "JankImports", "JankLottie", "JankStoryboards",
      ]
    ),
    module(
      "JankExplore",
      imports: [
        "JankText", "JankTrace", "JankEngine", "HeadlessUIKit", "JankAnimators", "JankMetrics",
        "JankGate", "JankScenarios",
      ]
    ),
    module(
      "JankReports",
      imports: ["JankText", "JankTrace", "JankMetrics", "JankGate", "JankSweep", "JankWeb"]
    ),
    module(
      "JankTool",
      imports: [
        "JankEngine", "HeadlessUIKit", "JankMotion", "JankAdapt", "JankAnimators",
        "JankCalibration", "JankScenarios", "JankExplore", "JankGate", "JankImports", "JankLottie",
        "JankManual", "JankMetrics", "JankReports", "JankStoryboards", "JankSweep", "JankText",
        "JankTrace",
      ]
    ),
    // Imports Testing and XCTest of the toolchain, so only tests can depend on it.
    module(
      "JankTesting",
      imports: [
        "JankText", "JankTrace", "HeadlessUIKit", "JankAnimators", "JankMetrics", "JankGate",
        "JankScenarios", "JankReports", "JankTool",
      ]
    ),
    // Loading the libraries of Swift is most of a start, so in release on Linux the tool has them
    // inside. Tests load them, and nothing may have them twice: so the entry is a target that no
    // test depends on.
    .executableTarget(
      name: "JankLaunch",
      dependencies: ["JankTool", "JankKernelChoice", "JankMotion"],
      swiftSettings: settings + [.unsafeFlags(["-static-stdlib"], releaseOnLinux)],
      linkerSettings: [.unsafeFlags(["-static-stdlib", "-use-ld=lld"], releaseOnLinux)]
    ),
    .target(
      name: "BenchmarkHarness",
      path: "Benchmarks/BenchmarkHarness",
      swiftSettings: settings
    ),
    benchmarks("LayerBenchmarks", imports: ["JankMotion", "JankKernelChoice"]),
    benchmarks("QueueBenchmarks", imports: ["JankEngine", "JankTrace"]),
    benchmarks("MetricBenchmarks", imports: ["JankMetrics", "JankTrace"]),
    benchmarks(
      "ScenarioBenchmarks",
      imports: [
        "JankMotion", "JankKernelChoice", "JankTrace", "JankEngine", "HeadlessUIKit",
        "JankAnimators", "JankGate", "JankScenarios",
      ],
      countsAllocations: true
    ),
    benchmarks("ToolBenchmarks", imports: ["JankTool"]),
    // Hunts what traps, hangs or grows, in workers of its own program.
    .executableTarget(
      name: "Swarm",
      dependencies: [
        "JankMotion", "JankKernelChoice", "JankText", "JankTrace", "JankEngine", "HeadlessUIKit",
        "JankAnimators", "JankScenarios", "JankExplore", "JankTool",
      ],
      path: "Benchmarks/Swarm",
      swiftSettings: settings
    ),
    // What the tests of several modules share.
    .target(
      name: "TestSupport",
      dependencies: ["JankText", "JankTrace"],
      path: "Tests/TestSupport",
      swiftSettings: testSettings
    ),
    // What the tests of modules with views share.
    .target(
      name: "StageSupport",
      dependencies: ["HeadlessUIKit"],
      path: "Tests/StageSupport",
      swiftSettings: testSettings
    ),
    tests(
      "JankMotion",
      imports: ["JankKernelChoice", "TestSupport"],
      resources: [.copy("Vectors")]
    ),
    tests("JankKernelChoice", imports: ["JankMotion"]),
    tests("JankTrace"),
    tests("JankAdapt"),
    tests("JankLottie", imports: ["JankMotion", "JankText"], resources: [.copy("Files")]),
    tests(
      "JankStoryboards",
      imports: ["JankText", "TestSupport"],
      exclude: ["StoryboardFiles"]
    ),
    tests("JankManual"),
    tests("JankWeb"),
    tests("JankText", imports: ["TestSupport"], resources: [.copy("Fixtures")]),
    tests("JankEngine", imports: ["JankTrace", "JankMotion", "JankKernelChoice", "TestSupport"]),
    // The modules below play the bugs that scenario files can say.
    tests(
      "HeadlessUIKit",
      imports: [
        "JankMotion", "JankTrace", "JankEngine", "JankAnimators", "JankExplore", "JankLottie",
        "JankScenarios", "StageSupport", "TestSupport",
      ]
    ),
    tests(
      "JankAnimators",
      imports: ["HeadlessUIKit", "StageSupport"],
      resources: [.copy("Fixtures")]
    ),
    tests(
      "JankScenarios",
      imports: [
        "HeadlessUIKit", "JankAnimators", "JankEngine", "JankGate", "JankImports", "JankLottie",
        "JankMetrics", "JankMotion", "JankStoryboards", "JankText", "JankTrace", "TestSupport",
      ],
      resources: [.copy("Fixtures")]
    ),
    tests(
      "JankMetrics",
      imports: ["HeadlessUIKit", "JankEngine", "JankGate", "JankTrace", "TestSupport"],
      resources: [.copy("Vectors")]
    ),
    tests(
      "JankGate",
      imports: ["HeadlessUIKit", "JankEngine", "JankMetrics", "JankTrace", "TestSupport"]
    ),
    tests(
      "JankImports",
      imports: ["JankMetrics", "JankText", "JankTrace", "TestSupport"],
      resources: [.copy("Recordings"), .copy("Gestures")]
    ),
    tests(
      "JankCalibration",
      imports: ["JankEngine", "JankImports", "JankTrace", "TestSupport"],
      resources: [.copy("Recordings")]
    ),
    tests("JankSweep", imports: ["JankMetrics", "JankText", "TestSupport"]),
    tests(
      "JankExplore",
      imports: [
        "HeadlessUIKit", "JankAnimators", "JankGate", "JankMetrics", "JankScenarios", "JankText",
        "JankTrace", "TestSupport",
      ]
    ),
    tests(
      "JankReports",
      imports: [
        "JankGate", "JankMetrics", "JankSweep", "JankText", "JankTrace", "JankWeb", "TestSupport",
      ]
    ),
    tests(
      "JankTool",
      imports: [
        "HeadlessUIKit", "JankAdapt", "JankAnimators", "JankEngine", "JankGate", "JankImports",
        "JankMetrics", "JankMotion", "JankReports", "JankScenarios", "JankSweep", "JankText",
        "JankTrace",
      ]
    ),
    tests(
      "JankTesting",
      imports: [
        "HeadlessUIKit", "JankAnimators", "JankGate", "JankMetrics", "JankScenarios", "JankTool",
        "JankTrace",
      ]
    ),
    tests("BenchmarkHarness"),
    .testTarget(name: "HouseTests", dependencies: ["JankAdapt"], swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
// Where there is no UIKit, its name is free for files that import it by name.
for name in ["UIKit", "QuartzCore", "CoreGraphics"] {
  package.targets.append(module(name, imports: ["HeadlessUIKit"]))
}
// A file that also imports Testing makes the compiler look for these.
let addOns = ["UIKit": "_Testing_UIKit", "CoreGraphics": "_Testing_CoreGraphics"]
for addOn in addOns.values.sorted() { package.targets.append(module(addOn)) }
for name in ["UIKit", "QuartzCore", "CoreGraphics"] {
  let targets = [name] + (addOns[name].map { [$0] } ?? [])
  package.products.append(.library(name: name, targets: targets))
}
package.targets += [
  // The files of an app as they are on a phone, and the tests that play them.
  .testTarget(
    name: "AppSourcesTests",
    dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "HeadlessUIKit", "StageSupport"],
    exclude: ["App", "Trips", "AppSources.txt"],
    swiftSettings: [
      .swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures"),
    ],
    plugins: ["AppSources"]
  ),
  // The files of an app know nothing of our settings.
  .testTarget(
    name: "UIKitTests",
    dependencies: [
      "UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics",
      "HeadlessUIKit", "StageSupport",
    ],
    exclude: ["Names/Names.tsv", "Names/README.md"],
    swiftSettings: [.swiftLanguageMode(.v5)]
  ),
  // The animator files of UIKitTests again, with another import line: the flag has each
  // `import UIKit` read as `import HeadlessUIKit`. That they compile is the test; the folder is a
  // symbolic link.
  .testTarget(
    name: "AnimatorFilesTests",
    dependencies: ["HeadlessUIKit"],
    swiftSettings: [
      .swiftLanguageMode(.v5),
      .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"]),
    ]
  ),
]
#endif
