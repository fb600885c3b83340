/// A build server that `janklab init --ci` writes a workflow for.
package enum BuildServer: String, CaseIterable, Sendable {
  case github, gitlab
  case xcodeCloud = "xcode-cloud"
}

/// Workflows that check every change against thresholds and baseline.
///
/// They take the tool from the package that has it as a dependency, so that nothing is installed,
/// and keep it built between runs.
package enum WorkflowSet {
  /// The files for a build server, each with its path from the top of the project.
  package static func files(_ server: BuildServer) -> [(path: String, text: String)] {
    switch server {
    case .github: [(".github/workflows/janklab.yml", github)]
    case .gitlab: [(".gitlab/janklab.gitlab-ci.yml", gitlab)]
    case .xcodeCloud: [("ci_scripts/ci_post_clone.sh", xcodeCloud)]
    }
  }

  /// What is left to do by hand.
  package static func advice(_ server: BuildServer) -> String {
    let step =
      switch server {
      case .github: "commit .github"
      case .gitlab: "include .gitlab/janklab.gitlab-ci.yml from .gitlab-ci.yml and commit both"
      case .xcodeCloud: "commit ci_scripts beside the project"
      }
    return step
      + " with Scenarios, baseline.json, Package.swift and Package.resolved; Package.swift "
      + "needs JankLab among its dependencies, at one revision: a baseline goes with one model"
  }

  private static let github = """
    name: Jank
    on: [push, pull_request]
    permissions:
      contents: read
      security-events: write
    jobs:
      jank:
        runs-on: ubuntu-latest
        container: swift:6.2
        steps:
          - uses: actions/checkout@v4
          - uses: actions/cache@v4
            with:
              path: .build
              key: janklab-${{ runner.os }}-${{ hashFiles('Package.resolved') }}
              restore-keys: janklab-${{ runner.os }}-
          - name: Check transitions
            run: >-
              swift run -c release janklab check Scenarios --baseline baseline.json
              --compare-changed --format github --out junit=janklab.xml --out sarif=janklab.sarif
              --out trace=janklab.trace.json
          - uses: actions/upload-artifact@v4
            if: always()
            with:
              name: janklab
              path: |
                janklab.xml
                janklab.sarif
                janklab.trace.json
          # From a fork a change may not write to the tab of code scanning.
          - uses: github/codeql-action/upload-sarif@v3
            if: always() && hashFiles('janklab.sarif') != ''
            continue-on-error: true
            with:
              sarif_file: janklab.sarif

    """

  private static let gitlab = """
    jank:
      image: swift:6.2
      cache:
        key: janklab
        paths: [.build]
      script:
        - >-
          swift run -c release janklab check Scenarios --baseline baseline.json
          --compare-changed --out junit=janklab.xml --out trace=janklab.trace.json
      retry:
        max: 1
        exit_codes: [74]
      artifacts:
        when: always
        paths: [janklab.xml, janklab.trace.json]
        reports:
          junit: janklab.xml

    """

  private static let xcodeCloud = """
    #!/bin/sh
    # Xcode Cloud runs this once the project is cloned; another exit code than 0 fails the build.
    set -eu
    cd "$CI_PRIMARY_REPOSITORY_PATH"
    swift run -c release janklab check Scenarios --baseline baseline.json --compare-changed

    """
}
