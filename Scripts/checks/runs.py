"""Runs batches, shows how far they are, and keeps a record of them."""

import hashlib
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time

from checks.parts import ROOT

FOLDER = ROOT / ".build/full"
RECORD = FOLDER / "record.jsonl"
# What would change what tests try, if it were set outside.
VARIABLES = {"DOVETAIL"} | {f"DOVETAIL_{name}" for name in (
    "SEED", "PROGRAMS", "GRAPHS", "FUZZ_SECONDS", "FUZZ_FILES", "CASES", "PROTOCOLS", "RECORD")}


def revision():
    """The commit, with a hash of what differs from it; None where git does not know."""
    def git(*arguments):
        return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True).stdout

    try:
        commit, difference = git("rev-parse", "HEAD").decode().strip(), hashlib.sha256(git("diff", "--binary", "HEAD"))
        for name in git("ls-files", "-z", "--others", "--exclude-standard").split(b"\0"):
            path = os.path.join(os.fsencode(ROOT), name)
            if name and os.path.isfile(path):
                with open(path, "rb") as file:
                    difference.update(name + b"\0" + hashlib.sha256(file.read()).digest())
    except (OSError, subprocess.CalledProcessError):
        return None
    return f"{commit[:12]}-{difference.hexdigest()[:12]}"


def records():
    if not RECORD.exists():
        return
    for line in RECORD.read_text(errors="replace").splitlines():
        try:
            yield json.loads(line)
        except ValueError:  # a line that was being written when the machine stopped
            continue


def command(batch):
    """What repeats a batch, for a shell in the repository."""
    return " ".join([*(f"{name}={value}" for name, value in batch.variables.items()), shlex.join(batch.command)])


class Outcome:
    def __init__(self, part, batch, result, summary, seconds, was_recorded=False):
        self.part, self.batch, self.result, self.summary = part, batch, result, summary
        self.seconds, self.was_recorded = seconds, was_recorded

    @property
    def log(self):
        return FOLDER / (re.sub(r"[^\w.-]", "_", f"{self.part.name}-{self.batch.name}") + ".log")


class Runner:
    def __init__(self, jobs, minutes, resume):
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.jobs, self.limit, self.revision, self.running = jobs, 60 * minutes, revision(), []
        self.passed, self.tool_problem = {}, None
        if resume and self.revision:
            for entry in records():
                if entry.get("revision") == self.revision:
                    self.passed[entry["part"], entry["batch"], entry["command"]] = entry

    def earlier(self, part, batch):
        """The record of a batch that has passed with these sources, if it is to be left out."""
        entry = self.passed.get((part.name, batch.name, command(batch)))
        return entry if entry and entry["result"] == "passed" else None

    def run(self, part, batches):
        """The outcomes of a part's batches, in their order."""
        waiting, outcomes, began = [], {}, time.monotonic()
        for index, batch in enumerate(batches):
            if entry := self.earlier(part, batch):
                outcomes[index] = Outcome(part, batch, "passed", entry["summary"], 0, True)
            else:
                waiting.append((index, batch))
        try:
            while waiting or self.running:
                while waiting and len(self.running) < (self.jobs if part.at_once else 1):
                    index, batch = waiting.pop(0)
                    self.start(part, batch, index)
                for task in [task for task in self.running if task.is_over(self.limit)]:
                    outcomes[task.index] = self.end(task)
                show(f"{part.name}: batch {min(len(outcomes) + 1, len(batches))} of {len(batches)}, {clock(began)}")
                time.sleep(0.1)
        except KeyboardInterrupt:
            for task in self.running:
                show("stopping")
                task.stop()
                task.outcome.log.unlink(missing_ok=True)
            raise
        finally:
            show("")
            self.running = []
        return [outcomes[index] for index in sorted(outcomes)]

    def start(self, part, batch, index):
        # SwiftPM's lock would let one test run at a time.
        lock = ["--ignore-lock"] if self.jobs > 1 and part.at_once and batch.command[0] == "Scripts/test" else []
        self.running.append(Task(Outcome(part, batch, "failed", "", 0), index, lock))

    def end(self, task):
        self.running.remove(task)
        outcome = task.outcome
        outcome.seconds = time.monotonic() - task.began
        outcome.result, outcome.summary = task.judgement(self.limit)
        if outcome.result != "failed":
            outcome.log.unlink(missing_ok=True)
        entry = {
            "part": outcome.part.name, "batch": outcome.batch.name, "revision": self.revision,
            "seconds": round(outcome.seconds, 1), "result": outcome.result, "summary": outcome.summary,
            "command": command(outcome.batch), **outcome.batch.facts}
        with RECORD.open("a") as file:
            file.write(json.dumps(entry, ensure_ascii=False) + "\n")
        return outcome


class Task:
    """A batch that runs, in a process group of its own."""

    def __init__(self, outcome, index, further=()):
        self.outcome, self.index, self.began, self.late, self.process = outcome, index, time.monotonic(), False, None
        environment = {name: value for name, value in os.environ.items() if name not in VARIABLES}
        with outcome.log.open("wb") as log:
            try:
                self.process = subprocess.Popen(
                    [*outcome.batch.command, *further], cwd=ROOT, env={**environment, **outcome.batch.variables},
                    stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
            except OSError as error:
                log.write(f"cannot be run: {error}\n".encode())

    def is_over(self, limit):
        if self.process and self.process.poll() is None and time.monotonic() - self.began > limit:
            self.late = True
            self.stop()
        return self.process is None or self.process.poll() is not None

    def judgement(self, limit):
        if self.late:
            return "failed", f"stopped after {limit / 60:g} minutes"
        output = self.outcome.log.read_text(errors="replace")
        return self.outcome.batch.judge(self.process.returncode if self.process else 127, output)

    def stop(self):
        """Interrupts all of the group's processes: a script puts back what it changed, then goes."""
        for number, seconds in ((signal.SIGINT, 30), (signal.SIGTERM, 5), (signal.SIGKILL, 5)):
            if self.process is None:
                return
            try:
                os.killpg(self.process.pid, number)
                self.process.wait(seconds)
            except (subprocess.TimeoutExpired, KeyboardInterrupt):
                continue
            except ProcessLookupError:
                pass
            return


def clock(began):
    seconds = int(time.monotonic() - began)
    return f"{seconds // 60}:{seconds % 60:02}"


def show(text, shown=[""]):
    """One line on a terminal, which the next one replaces."""
    if sys.stdout.isatty() and text != shown[0]:
        shown[0] = text
        print(f"\r\x1b[K{text[:100]}", end="", flush=True)
