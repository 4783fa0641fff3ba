"""Running commands, and what they took."""

import os
import statistics
import subprocess
import tempfile
import time
from dataclasses import dataclass


@dataclass
class Cost:
    wall: float
    cpu: float
    megabytes: float
    status: int
    output: str


def cost(command, **options):
    """Runs a command once. Its peak memory is its own, not that of its children."""
    with tempfile.TemporaryFile() as output:
        start = time.monotonic()
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, **options)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        text = output.read().decode("utf-8", "replace")
    return Cost(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, process.returncode, text)


def compare(commands, rounds, **options):
    """Runs several commands in turn, so that a change of the machine's load meets all alike.

    Returns each command's costs, in the order of the rounds.
    """
    costs = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            one = cost(command, **options)
            if one.status not in (0, 1):
                raise SystemExit(f"{name} ended with {one.status}:\n{one.output[:4000]}")
            costs[name].append(one)
    return costs


def median(values):
    return statistics.median(list(values))
