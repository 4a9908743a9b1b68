"""Three workers, one of which is killed, come to the bytes of one process."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

try:
    from distributed import Client, LocalCluster
except ImportError:
    print("skipped: Python has no `distributed` (pip install distributed)")
    sys.exit(1 if os.environ.get("REQUIRE_DASK") else 0)

import cluster

BOARD = """pub struct Board {
    board: 4 x 4, number: (rank * 4 + (file ^ rank)) * 3 % 16,
    pieces: { rook: R, bishop: B }, sliders: { method: magic },
}
"""


def kill_one_at_work(client, killed):
    """Kills a worker as soon as it has a task."""
    while not killed:
        busy = [address for address, tasks in client.processing().items() if tasks]
        if busy:
            [pid] = client.run(os.getpid, workers=busy[:1]).values()
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)
        time.sleep(0.001)


def on_cluster(arguments):
    """Does the work on three workers, and asserts that one of them died on the way."""
    killed = []
    options = {"n_workers": 3, "threads_per_worker": 1, "dashboard_address": None}
    with LocalCluster(**options) as local, Client(local) as client:
        before = set(client.run(os.getpid).values())
        killer = threading.Thread(target=kill_one_at_work, args=(client, killed), daemon=True)
        killer.start()
        args = cluster.arguments(arguments)
        args.run(client, args)
        assert len(killed) == 1 and killed[0] in before, "no worker was killed at work"
        client.wait_for_workers(3)
        assert killed[0] not in client.run(os.getpid).values(), "the killed worker is alive"


def searched(folder, options, quadrille):
    one, many = folder / "one.layout", folder / "many.layout"
    for path in (one, many):
        path.write_text(BOARD)
    command = [quadrille, "search", "numbering", one, "--threads", "1", *options]
    subprocess.run(command, check=True, capture_output=True)
    on_cluster(["--parts", "7", "numbering", str(many), "--quadrille", quadrille, *options])
    assert one.read_text() != BOARD, "the search wrote nothing"
    for suffix in (".layout", ".numbering-search"):
        assert one.with_suffix(suffix).read_bytes() == many.with_suffix(suffix).read_bytes(), suffix
    print("numbering: the same description and results as one process")


def solved(folder, material, program):
    one, many = folder / "one", folder / "many"
    subprocess.run([program, material, "--directory", one], check=True, capture_output=True)
    parts = ["--parts", "6", "endgame", material, "--directory", str(many), "--endgame", program]
    on_cluster(parts)
    tables = sorted(path.name for path in one.glob("*.endgame"))
    assert material + ".endgame" in tables
    for table in tables:
        assert (one / table).read_bytes() == (many / table).read_bytes(), table
    print(f"{', '.join(tables)}: the same bytes as one process")


if __name__ == "__main__":
    quadrille, endgame = (str(Path(program).resolve()) for program in sys.argv[1:])
    folder = Path(tempfile.mkdtemp())
    try:
        weights = ["--weigh", "bytes=1,steps=9", "--weigh", "bytes=1"]
        climbs = ["--climbs", "8", "--steps", "300", "--seed", "5", *weights]
        searched(folder, climbs, quadrille)
        solved(folder, "KRvK", endgame)
    finally:
        shutil.rmtree(folder)
