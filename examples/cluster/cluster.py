"""The solver of endgames as tasks of a Dask cluster: see README.md."""

import argparse
import subprocess
from pathlib import Path

from distributed import Client, LocalCluster


def run(arguments):
    """Runs a program to its end."""
    subprocess.run(arguments, check=True, capture_output=True)


def solve(client, args):
    """Starts the solver for all ranges again and again: each goes as far as the files of the others allow."""
    solver = [args.endgame, args.material, "--directory", args.directory, "--ranges", str(args.parts)]
    parts = [[*solver, "--part", f"{number}/{args.parts}"] for number in range(1, args.parts + 1)]
    while not Path(args.directory, f"{args.material}.endgame").exists():
        # A task that runs twice, because its worker was given up, may miss a file that is no longer needed.
        client.gather([client.submit(run, part, pure=False, retries=9) for part in parts])


def arguments(text=None):
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scheduler", help="such as tcp://host:8786; without it three workers are started")
    parser.add_argument("--parts", type=int, default=16, help="into how many tasks the work is split")
    parser.add_argument("material")
    parser.add_argument("--directory", required=True, help="one that all workers see")
    parser.add_argument("--endgame", default="endgame", help="the program, on workers")
    return parser.parse_args(text)


if __name__ == "__main__":
    args = arguments()
    cluster = args.scheduler or LocalCluster(n_workers=3, threads_per_worker=1)
    with Client(cluster) as client:
        solve(client, args)
