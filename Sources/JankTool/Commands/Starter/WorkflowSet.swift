/// A build server that `janklab init --ci` writes a workflow for.
package enum BuildServer: String, CaseIterable, Sendable {
  case github, gitlab
  case xcodeCloud = "xcode-cloud"
}

/// Workflows that check every change against thresholds and a baseline.
///
/// They build the tool from the package that pins it, separately from what is checked. So a changed
/// scenario or a failed check does not rebuild the tool.
package enum WorkflowSet {
  /// The files for a build server, each with its path from the top of the project.
  ///
  /// - Parameters:
  ///   - server: The build server.
  ///   - tool: The tool: JankLab's, or that of a package.
  /// - Returns: The files.
  package static func files(
    _ server: BuildServer,
    tool: String = "janklab"
  ) -> [(path: String, text: String)] {
    switch server {
    case .github: [(".github/workflows/janklab.yml", github(tool))]
    case .gitlab: [(".gitlab/janklab.gitlab-ci.yml", gitlab(tool))]
    case .xcodeCloud: [("ci_scripts/ci_post_clone.sh", xcodeCloud(tool))]
    }
  }

  /// The steps that remain to do by hand.
  ///
  /// - Parameters:
  ///   - server: The build server.
  ///   - hasScenarios: Whether the project has the folder that the workflow checks.
  /// - Returns: The steps.
  package static func advice(_ server: BuildServer, hasScenarios: Bool) -> String {
    let place =
      hasScenarios
      ? ""
      : "the workflow checks the folder Scenarios, which is not there: move the scenarios into it, "
        + "or name their folder in the workflow; "
    return place + steps(server)
  }

  private static func steps(_ server: BuildServer) -> String {
    let step =
      switch server {
      case .github: "commit .github"
      case .gitlab: "include .gitlab/janklab.gitlab-ci.yml from .gitlab-ci.yml and commit both"
      case .xcodeCloud: "commit ci_scripts beside the project"
      }
    return step
      + " with Scenarios, baseline.json, Package.swift and Package.resolved; janklab baseline "
      + "record Scenarios and swift package resolve write what is missing; Package.swift names "
      + "JankLab at one version or revision, because a baseline goes with one model"
  }

  private static func github(_ tool: String) -> String {
    """
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
          - uses: actions/checkout@v5
          - id: tool
            uses: actions/cache/restore@v5
            with:
              path: .janklab
              key: janklab-${{ runner.os }}-${{ hashFiles('Package.*', 'Sources/**') }}
          - name: Build the tool
            if: steps.tool.outputs.cache-hit != 'true'
            run: |
              swift build -c release --product \(tool)
              mkdir -p .janklab
              cp "$(swift build -c release --show-bin-path)/\(tool)" .janklab
          - uses: actions/cache/save@v5
            if: steps.tool.outputs.cache-hit != 'true'
            with:
              path: .janklab
              key: ${{ steps.tool.outputs.cache-primary-key }}
          # The summary of the job shows what janklab.md holds for a comment on a pull request.
          - name: Check transitions
            run: >-
              .janklab/\(tool) check Scenarios --baseline baseline.json --compare-changed
              --format github --out markdown=janklab.md --out html=janklab.html
              --out junit=janklab.xml --out sarif=janklab.sarif --out trace=janklab.trace.json
          - uses: actions/upload-artifact@v6
            if: always()
            with:
              name: janklab
              path: |
                janklab.md
                janklab.html
                janklab.xml
                janklab.sarif
          - uses: actions/upload-artifact@v6
            if: failure()
            with:
              name: janklab-trace
              path: janklab.trace.json
          # From a fork a change may not write to the tab of code scanning.
          - uses: github/codeql-action/upload-sarif@v4
            if: always() && hashFiles('janklab.sarif') != ''
            continue-on-error: true
            with:
              sarif_file: janklab.sarif

    """
  }

  private static func gitlab(_ tool: String) -> String {
    // The sources of a tool of one's own are too many for a key, so that it is built each time.
    let isOwn = tool != "janklab"
    let (kept, condition) = isOwn ? (".build", "true") : (".janklab", "[ ! -x .janklab/\(tool) ]")
    return """
      jank:
        image: swift:6.2
        cache:
          key:
            files: [Package.swift, Package.resolved]
            prefix: janklab
          paths: [\(kept)]
          when: always
        script:
          - |
            if \(condition); then
              swift build -c release --product \(tool)
              mkdir -p .janklab
              cp "$(swift build -c release --show-bin-path)/\(tool)" .janklab
            fi
          - >-
            .janklab/\(tool) check Scenarios --baseline baseline.json --compare-changed
            --out markdown=janklab.md --out html=janklab.html --out junit=janklab.xml
            --out trace=janklab.trace.json
          # Kept if the check fails, which ends the script before.
          - rm -f janklab.trace.json
        retry:
          max: 1
          exit_codes: [74]
        artifacts:
          when: always
          paths: [janklab.md, janklab.html, janklab.xml, janklab.trace.json]
          reports:
            junit: janklab.xml

      """
  }

  private static func xcodeCloud(_ tool: String) -> String {
    """
    #!/bin/sh
    # Xcode Cloud runs this once the project is cloned; another exit code than 0 fails the build.
    set -eu
    cd "$CI_PRIMARY_REPOSITORY_PATH"
    swift run -c release \(tool) check Scenarios --baseline baseline.json --compare-changed

    """
  }
}
