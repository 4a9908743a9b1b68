"""Searches for numberings, and the solver of endgames, as tasks of a Dask cluster: see README.md."""

import argparse
import subprocess
import tempfile
from pathlib import Path

from distributed import Client, LocalCluster


def quadrille(arguments, files, wanted):
    """Runs a search in a folder with these files; the texts of the wanted files that it leaves."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            Path(folder, name).write_text(text)
        subprocess.run(arguments, cwd=folder, check=True, capture_output=True)
        return [Path(folder, name).read_text() for name in wanted]


def numbering(client, args):
    """Searches for numberings in parts, and puts together what they found."""
    files = {"a.layout": args.description.read_text()}
    options = ["--climbs", str(args.climbs), "--steps", str(args.steps), "--seed", str(args.seed), "--threads", "1"]
    options += [f"--weigh={weights}" for weights in args.weigh]
    search = [args.quadrille, "search", "numbering", "a.layout", *options]

    def part(number):
        own = f"a.{number}-of-{args.parts}.numbering-search"
        return [*search, "--part", f"{number}/{args.parts}"], files, [own]

    numbers = range(1, args.parts + 1)
    tasks = [client.submit(quadrille, *part(number), pure=False) for number in numbers]
    parts = {f"{number}.part": text for number, [text] in enumerate(client.gather(tasks))}
    merge = [args.quadrille, "search", "merge", "a.layout", *parts]
    written, kept = quadrille(merge, files | parts, ["a.layout", "a.numbering-search"])
    args.description.write_text(written)
    args.description.with_suffix(".numbering-search").write_text(kept)


def endgame(client, args):
    """Starts the solver for all ranges again and again: each goes as far as the files of the others allow."""
    solver = [args.endgame, args.material, "--directory", args.directory, "--ranges", str(args.parts)]
    parts = [[*solver, "--part", f"{number}/{args.parts}"] for number in range(1, args.parts + 1)]
    while not Path(args.directory, f"{args.material}.endgame").exists():
        # What runs twice, since its worker was given up, may miss a file that is not needed any more.
        client.gather([client.submit(quadrille, part, {}, [], pure=False, retries=9) for part in parts])


def arguments(text=None):
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scheduler", help="such as tcp://host:8786; without it three workers are started")
    parser.add_argument("--parts", type=int, default=16, help="into how many tasks the work is split")
    kinds = parser.add_subparsers(required=True)
    kind = kinds.add_parser("numbering")
    kind.add_argument("description", type=Path)
    kind.add_argument("--quadrille", default="quadrille", help="the command, on workers and here")
    kind.set_defaults(run=numbering)
    kind.add_argument("--climbs", type=int, default=16)
    kind.add_argument("--steps", type=int, default=6000)
    kind.add_argument("--seed", type=int, default=0)
    kind.add_argument("--weigh", action="append", default=[], help="such as bytes=1,steps=50; several times")
    kind = kinds.add_parser("endgame")
    kind.add_argument("material")
    kind.add_argument("--directory", required=True, help="one that all workers see")
    kind.add_argument("--endgame", default="endgame", help="the program, on workers")
    kind.set_defaults(run=endgame)
    return parser.parse_args(text)


if __name__ == "__main__":
    args = arguments()
    cluster = args.scheduler or LocalCluster(n_workers=3, threads_per_worker=1)
    with Client(cluster) as client:
        args.run(client, args)
