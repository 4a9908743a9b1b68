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
        cluster.solve(client, args)
        assert len(killed) == 1 and killed[0] in before, "no worker was killed at work"
        assert killed[0] not in client.run(os.getpid).values(), "the killed worker is alive"


def solved(folder, material, program):
    one, many = folder / "one", folder / "many"
    subprocess.run([program, material, "--directory", one], check=True, capture_output=True)
    parts = ["--parts", "6", material, "--directory", str(many), "--endgame", program]
    on_cluster(parts)
    tables = sorted(path.name for path in one.glob("*.endgame"))
    assert material + ".endgame" in tables
    for table in tables:
        assert (one / table).read_bytes() == (many / table).read_bytes(), table
    print(f"{', '.join(tables)}: the same bytes as one process")


if __name__ == "__main__":
    folder = Path(tempfile.mkdtemp())
    try:
        solved(folder, "KRvK", str(Path(sys.argv[1]).resolve()))
    finally:
        shutil.rmtree(folder)
