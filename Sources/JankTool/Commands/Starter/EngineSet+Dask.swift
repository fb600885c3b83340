extension EngineSet {
  /// The driver for Dask.
  static let dask = """
    #!/usr/bin/env python3
    \"""Runs a sweep on the workers of Dask, and merges what they return.

        pip install "dask[distributed]"
        python3 sweep-dask.py NAME.sweep.json --workers 4

    Workers need neither the tool nor the files: both are sent to them, once. Start it again after
    any interruption: finished shards are kept. \"""
    import argparse, contextlib, hashlib, io, json, os, pathlib, shutil, subprocess, sys, tempfile
    import dask, zipfile
    from distributed import Client, LocalCluster, SSHCluster, as_completed

    RETRYABLE = {\(retryable(", "))}


    def run_shard(shard, tool, files, sweep):
        \"""Runs a shard on a worker, and returns its exit code, its content and its messages.\"""
        folder = pathlib.Path(tempfile.gettempdir()) / f"janklab-{os.getuid()}"
        folder.mkdir(exist_ok=True)
        name = lambda part: folder / f"janklab-{hashlib.sha256(part).hexdigest()}"
        program, home = name(tool), name(files)
        if not program.exists():
            with tempfile.NamedTemporaryFile(dir=folder, delete=False) as file:
                file.write(tool)
            os.chmod(file.name, 0o755)
            os.replace(file.name, program)
        if not home.exists():
            fresh = tempfile.mkdtemp(dir=folder)
            zipfile.ZipFile(io.BytesIO(files)).extractall(fresh)
            with contextlib.suppress(OSError):  # another worker was faster
                os.replace(fresh, home)
        words = [program, "sweep", sweep, "--shard", shard, "--jobs", "1", "-o", "-", "--quiet"]
        done = subprocess.run(words, cwd=home, capture_output=True)
        return done.returncode, done.stdout, done.stderr.decode(errors="replace")


    def shards(count):
        \"""Large shards first, then ever smaller ones, so that the last to finish is short.\"""
        parts = [(k, count) for k in range(1, count + 1)]
        for _ in range(3):
            half = len(parts) // 2
            yield from parts[:half]
            # The blocks of shard k of n are those of k and k + n of 2 n.
            parts = [part for k, n in parts[half:] for part in ((k, 2 * n), (k + n, 2 * n))]
        yield from parts


    def call(*words):
        done = subprocess.run(words, stdout=subprocess.PIPE)  # its errors are printed
        return done.stdout if done.returncode == 0 else sys.exit(done.returncode)


    def cluster(options):
        kind, workers = options.cluster, options.workers
        if kind == "local":
            return LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None)
        if kind == "ssh":
            hosts = options.hosts.split(",")  # the first runs the scheduler too
            each = {"nthreads": 1, "n_workers": workers}
            return SSHCluster([hosts[0], *hosts], worker_options=each)
        if kind == "kubernetes":
            from dask_kubernetes.operator import KubeCluster
            return KubeCluster(name="janklab", n_workers=workers)
        import dask_jobqueue  # SLURMCluster, PBSCluster, LSFCluster
        found = getattr(dask_jobqueue, kind.upper() + "Cluster")(cores=1, memory="1GB")
        found.scale(workers)
        return found


    def main():
        parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
        parser.add_argument("sweep", type=pathlib.Path)
        parser.add_argument("--workers", type=int, default=os.cpu_count(), help="with ssh each")
        parser.add_argument("--parts", type=int, default=8, help="first shards of a worker")
        parser.add_argument("--cluster", default="local", help="or ssh, slurm, pbs, kubernetes")
        parser.add_argument("--hosts", default="localhost", help="for ssh, with commas")
        parser.add_argument("--scheduler", help="the address of a cluster that runs already")
        parser.add_argument("--tool", default="janklab")
        options = parser.parse_args()
        program = shutil.which(options.tool) or sys.exit(f"{options.tool}: not found, see --tool")
        plan = json.loads(call(program, "sweep", options.sweep, "--dry-run", "--format", "json"))
        base = os.path.commonpath([os.path.dirname(os.path.abspath(f)) for f in plan["files"]])
        with zipfile.ZipFile(bundle := io.BytesIO(), "w") as archive:
            for file in plan["files"]:
                archive.write(file, os.path.relpath(os.path.abspath(file), base))
        sweep = os.path.relpath(os.path.abspath(options.sweep), base)
        stem = str(options.sweep).removesuffix(".sweep.json")
        (parts := pathlib.Path(stem + ".sweep.parts")).mkdir(exist_ok=True)
        place = lambda k, n: parts / f"{plan['sweep'][:16]}-{k}-of-{n}.shard.ndjson"
        every = list(shards(max(2, min(options.parts * options.workers, plan["blocks"]))))
        dask.config.set({"distributed.scheduler.allowed-failures": 100})
        with Client(options.scheduler or cluster(options)) as client:
            tool = client.scatter(pathlib.Path(program).read_bytes(), broadcast=True)
            files = client.scatter(bundle.getvalue(), broadcast=True)
            ask = lambda k, n, attempt: client.submit(
                run_shard, f"{k}/{n}", tool, files, sweep, pure=False, priority=-n)
            waiting = {ask(k, n, 1): (k, n, 1) for k, n in every if not place(k, n).exists()}
            for future in (results := as_completed(list(waiting))):
                k, n, attempt = waiting.pop(future)
                code, content, messages = future.result()
                if code == 0:
                    (fresh := place(k, n).with_suffix(".tmp")).write_bytes(content)
                    os.replace(fresh, place(k, n))
                    print(f"{len(every) - len(waiting)} of {len(every)} shards", file=sys.stderr)
                elif (code in RETRYABLE or code < 0) and attempt < 4:
                    again = ask(k, n, attempt + 1)
                    waiting[again] = (k, n, attempt + 1)
                    results.add(again)
                else:
                    print(f"{messages}shard {k}/{n} ended with {code}", file=sys.stderr)
                    sys.exit(code if code > 0 else 128 - code)
        for stale in set(parts.iterdir()) - {place(*shard) for shard in every}:
            stale.unlink()
        print(call(program, "merge", parts, "-o", stem + ".sweep.ndjson").decode(), end="")
        shutil.rmtree(parts)


    if __name__ == "__main__":
        main()

    """
}
