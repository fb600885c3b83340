/// An engine that runs the shards of a sweep, for which `janklab init --engine` writes a driver.
package enum SweepEngine: String, CaseIterable, Sendable {
  case dask, parallel, github, slurm, kubernetes, bazel
}

/// Drivers that run the shards of a sweep on many machines.
///
/// What a driver must know is in the tool: which part belongs to a shard, that a shard's file is
/// whole or absent, and which exit codes make a retry sensible.
package enum EngineSet {
  /// The files for an engine, each with its path from the folder of the sweep.
  package static func files(_ engine: SweepEngine) -> [(path: String, text: String)] {
    switch engine {
    case .dask: [("sweep-dask.py", dask)]
    case .parallel: [("sweep-parallel.sh", parallel)]
    case .github: [(".github/workflows/sweep.yml", github)]
    case .slurm: [("sweep-slurm.sh", slurm)]
    case .kubernetes: [("sweep-job.yaml", kubernetes)]
    case .bazel: [("BUILD.bazel", bazel), ("sweep-bazel.sh", bazelScript)]
    }
  }

  /// What to do with the files.
  package static func advice(_ engine: SweepEngine) -> String {
    switch engine {
    case .dask:
      "pip install \"dask[distributed]\", then python3 sweep-dask.py NAME.sweep.json"
    case .parallel: "sh sweep-parallel.sh NAME.sweep.json"
    case .github: "name the sweep in .github/workflows/sweep.yml, commit it, and start the workflow"
    case .slurm: "sbatch --array=1-64 sweep-slurm.sh NAME.sweep.json"
    case .kubernetes: "set the image and the volume in sweep-job.yaml, then kubectl apply -f it"
    case .bazel: "bazel test //:sweep, then janklab merge bazel-testlogs/sweep/*/test.outputs/*"
    }
  }

  /// The exit codes after which a retry can help, as a list with a separator.
  static func retryable(_ separator: String) -> String { codes(where: \.isRetryable, separator) }

  private static func codes(where isIncluded: (ExitCode) -> Bool, _ separator: String) -> String {
    ExitCode.allCases.filter(isIncluded).map { "\($0.rawValue)" }.joined(separator: separator)
  }

  private static let parallel = """
    #!/bin/sh
    # Runs a sweep with GNU parallel, on this machine or on those of --sshloginfile:
    #   sh sweep-parallel.sh NAME.sweep.json [SHARDS [OPTION OF PARALLEL]...]
    # Start it again after any interruption: finished shards are not run again. Other machines need
    # this folder at the same path and the tool in their PATH; add --wd . to the options then.
    set -eu
    if [ $# -eq 0 ]; then
      echo "usage: sh $0 NAME.sweep.json [SHARDS [OPTION OF PARALLEL]...]" >&2
      exit \(ExitCode.wrongUsage.rawValue)
    fi
    file=$1
    shards=${2:-64}
    [ $# -lt 2 ] && shift || shift 2
    tool=${JANKLAB:-janklab}
    parts=${file%.sweep.json}.sweep.parts
    # Ends here if the sweep is invalid, before anything is written.
    "$tool" sweep "$file" --dry-run --format json > /dev/null
    mkdir -p "$parts"
    export tool file shards parts
    # Tries a shard again after the exit codes that allow it.
    shard='
      for try in 1 2 3; do
        code=0
        "$tool" sweep "$file" --shard "$1/$shards" --jobs 1 --parts "$parts" --quiet || code=$?
        case $code in \(retryable("|"))) ;; *) exit $code ;; esac
      done
      exit $code'
    # Another sweep or number of shards has other jobs, and so a log of its own.
    log=$parts/joblog-$shards-$(cksum < "$file" | tr ' ' -)
    seq "$shards" | parallel --will-cite --joblog "$log" --resume-failed \\
      --halt soon,fail=1 --env tool --env file --env shards --env parts "$@" \\
      sh -c "$(printf "'%s'" "$shard")" shard {} >&2
    "$tool" merge "$parts" --output "${file%.sweep.json}.sweep.ndjson"
    rm -r "$parts"

    """

  private static let github = """
    name: Sweep
    on: workflow_dispatch
    permissions:
      contents: read
    env:
      SWEEP: Scenarios/NAME.sweep.json
      SHARDS: 8
    jobs:
      shard:
        runs-on: ubuntu-latest
        container: swift:6.2
        strategy:
          fail-fast: false
          matrix:
            # As many as SHARDS; at most 256.
            shard: [1, 2, 3, 4, 5, 6, 7, 8]
        steps:
          - uses: actions/checkout@v5
          - run: swift build -c release --product janklab
          - run: >-
              "$(swift build -c release --show-bin-path)/janklab" sweep "$SWEEP"
              --shard "${{ matrix.shard }}/$SHARDS" --parts parts
          - uses: actions/upload-artifact@v6
            with:
              name: shard-${{ matrix.shard }}
              path: parts
      merge:
        needs: shard
        runs-on: ubuntu-latest
        container: swift:6.2
        steps:
          - uses: actions/checkout@v5
          - uses: actions/download-artifact@v6
            with:
              pattern: shard-*
              merge-multiple: true
              path: parts
          - run: swift build -c release --product janklab
          - run: >-
              "$(swift build -c release --show-bin-path)/janklab" merge parts
              --output result.sweep.ndjson
          - uses: actions/upload-artifact@v6
            with:
              name: result
              path: result.sweep.ndjson

    """

  private static let slurm = """
    #!/bin/sh
    # Runs a shard of a sweep in each task of a Slurm array, and merges them at the end:
    #   sbatch --array=1-64 sweep-slurm.sh NAME.sweep.json
    # The folder of the sweep must be on a file system that all nodes share.
    #SBATCH --job-name=janklab-sweep
    #SBATCH --cpus-per-task=1
    #SBATCH --requeue
    set -eu
    file=${1:?usage: sbatch --array=1-64 sweep-slurm.sh NAME.sweep.json}
    tool=${JANKLAB:-janklab}
    parts=${file%.sweep.json}.sweep.parts
    mkdir -p "$parts"
    code=0
    "$tool" sweep "$file" --shard auto --jobs 1 --parts "$parts" --quiet || code=$?
    case $code in
    0) ;;
    \(retryable("|")))
      # A retry can help: Slurm runs the task again.
      scontrol requeue "${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID"
      exit $code
      ;;
    *) exit $code ;;
    esac
    # The first task asks for the merge, which waits for all.
    if [ "$SLURM_ARRAY_TASK_ID" = "$SLURM_ARRAY_TASK_MIN" ]; then
      sbatch --dependency="afterok:$SLURM_ARRAY_JOB_ID" --job-name=janklab-merge \\
        --wrap="\\"$tool\\" merge \\"$parts\\" --output \\"${file%.sweep.json}.sweep.ndjson\\""
    fi

    """

  private static let kubernetes = """
    # Runs a shard of a sweep in each pod of an Indexed Job. All pods share the folder /sweep.
    # Then: janklab merge parts, in that folder.
    apiVersion: batch/v1
    kind: Job
    metadata:
      name: janklab-sweep
    spec:
      completionMode: Indexed
      completions: 64
      parallelism: 16
      backoffLimitPerIndex: 3
      podFailurePolicy:
        rules:
          # A retry helps against a lost node and the codes \(retryable(", ")) only.
          - action: Ignore
            onPodConditions:
              - type: DisruptionTarget
          - action: FailJob
            onExitCodes:
              operator: In
              values: [\(codes(where: { !$0.isRetryable && $0 != .done }, ", "))]
      template:
        spec:
          restartPolicy: Never
          containers:
            - name: shard
              image: IMAGE-WITH-JANKLAB
              workingDir: /sweep
              command: [janklab, sweep, NAME.sweep.json, --shard, auto, --parts, parts, --quiet]
              env:
                # As many as completions.
                - name: JANKLAB_SHARD_COUNT
                  value: "64"
              resources:
                requests: { cpu: "1", memory: 256Mi }
              volumeMounts:
                - { name: sweep, mountPath: /sweep }
          volumes:
            - name: sweep
              persistentVolumeClaim: { claimName: VOLUME-CLAIM }

    """

  private static let bazel = """
    # Runs a sweep as a sharded test: bazel test //:sweep
    sh_test(
        name = "sweep",
        srcs = ["sweep-bazel.sh"],
        args = ["$(location NAME.sweep.json)"],
        data = ["NAME.sweep.json"] + glob(["*.scenario.json", "*.profile.json", "gestures/**"]),
        env_inherit = ["JANKLAB"],
        shard_count = 8,
    )

    """

  private static let bazelScript = """
    #!/bin/sh
    # Runs the shard that Bazel's environment names; Bazel keeps the file among the test's outputs.
    set -eu
    "${JANKLAB:-janklab}" sweep "$1" --shard auto --jobs 1 --parts "$TEST_UNDECLARED_OUTPUTS_DIR"

    """
}
