"""The parts of Scripts/full: what each tries, what it needs, and its batches."""

import importlib.util
import random
import re
import shlex
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

ROOT = Path(__file__).resolve().parents[2]
TEST_RUN = re.compile(r"Test run with ([\d,]+) tests?(?: in ([\d,]+) suites?)? (\w+)")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
# The seeds of two rounds are so far apart: each graph takes one.
STRIDE = 100_000


def last_line(output):
    return next((line.strip() for line in reversed(output.splitlines()) if line.strip()), "no output")


def counted(count, what, plural=None):
    return f"{count:,} {what if count == 1 else plural or what + 's'}"


def tests_line(output):
    counts = [sum(int((run[i] or "0").replace(",", "")) for run in TEST_RUN.findall(output)) for i in (0, 1)]
    return f"{counted(counts[0], 'test')} in {counted(counts[1], 'suite')}"


def tally_line(output):
    return next((line for line in output.splitlines() if re.match(r"\d+ programs; ", line)), last_line(output))


def rows_line(output):
    """How many packages Scripts/consumers built."""
    return counted(len(re.findall(r"^\| .* \| (?:native|swiftbuild) \| ", output, re.M)), "package")


def score_line(output):
    return next((line for line in output.splitlines() if re.match(r"\d+ programs, ", line)), last_line(output))


def containers_line(output):
    """The row of mutate-containers that counts all changes."""
    rows = re.findall(r"^(\S.*?) +all +(\d+) +\d+ +\d+ +(\d+) +(\d+) +(\d+) +(\d+)$", output, re.M)
    return "; ".join(f"{name}: {mutations} changes, {found} of {resolutions} resolutions found, {missed} missed, {false} false"
                     for name, mutations, resolutions, found, missed, false in rows) or last_line(output)


@dataclass
class Batch:
    """One command, and how its output is judged."""
    name: str
    command: list = field(default_factory=list)
    variables: dict = field(default_factory=dict)
    size: int = 1
    # How many lines "Test run with N tests" there must be, with N above zero.
    test_runs: int = 0
    # What the output must hold: that the tests ran which were meant, with the seeds that were meant.
    wanted: tuple = ()
    # What a failure's output holds where there was nothing to try.
    idle: str = ""
    summary: Callable = last_line
    uses_tool: bool = False
    builds_tool: bool = False
    # What is missing, where the batch cannot be run.
    needs: str = ""
    facts: dict = field(default_factory=dict)

    def judge(self, status, output):
        """passed, failed or idle, and a line that says more."""
        output = COLOUR.sub("", output)
        if status != 0 and self.idle and re.search(self.idle, output, re.M):
            return "idle", "nothing to try in it"
        runs = TEST_RUN.findall(output)
        if status != 0:
            seeds = list(dict.fromkeys(re.findall(r"\bseed (\d+)[,:] ", output)))
            said = f"seed{'s' if len(seeds) > 1 else ''} {', '.join(seeds[:8])}" if seeds else last_line(output)[:160]
            return "failed", f"ended with {status}: {said}"
        if self.test_runs and (len(runs) < self.test_runs or any(int(run[0].replace(",", "")) == 0 for run in runs)):
            return "failed", "no test ran"
        if any(run[2] != "passed" for run in runs):
            return "failed", "a test run did not pass"
        for text in self.wanted:
            if not re.search(text, output, re.M):
                return "failed", f"the output does not hold /{text}/"
        return "passed", self.summary(output)


@dataclass
class Part:
    name: str
    tries: str
    needs: str
    takes: str
    batches: Callable
    # One line of the batches that passed, and their summaries.
    line: Callable = None
    # Batches of it may run beside each other.
    at_once: bool = False


def tests(name, *arguments, summary=tests_line, variables={}, **more):
    return Batch(name, ["Scripts/test", *arguments], test_runs=1, summary=summary, builds_tool=True,
                 variables={"DOVETAIL_OUTPUT": "all", **variables}, **more)


def programs(options, usual, step, sample, test, wanted, summary):
    count, first = options.programs or (sample if options.sample else usual), options.seed or 1
    for start in range(first, first + count, step):
        size = min(step, first + count - start)
        yield tests(
            f"{start}-{start + size - 1}", "--filter", test, size=size, wanted=(wanted % size,), summary=summary,
            variables={"DOVETAIL_SEED": str(start), "DOVETAIL_PROGRAMS": str(size)})


def suite(options):
    yield tests("all", variables={"DOVETAIL_FULL": "1", "DOVETAIL_OUTCOMES": "anew"})


def components(options):
    return programs(options, 1_000, 50, 20, "WiringTests.PropertyTests", "with %d test cases? passed", tests_line)


def containers(options):
    return programs(options, 500, 25, 10, "ContainerPropertyTests|ContainerSceneTests", "^%d programs; ", tally_line)


def names(options):
    count, first, step = options.programs or (50 if options.sample else 2_000), options.seed or 1, 100
    for start in range(first, first + count, step):
        size = min(step, first + count - start)
        yield Batch(f"{start}-{start + size - 1}", ["Scripts/name-programs", "--seed", str(start), "--programs", str(size)],
                    size=size, wanted=(NAMES.pattern,))


def misuses(options):
    yield Batch("all", ["Scripts/misuses", "--tool", options.tool], wanted=(r"^[1-9]\d* misuses, 0 differ",), uses_tool=True)


def isolation(mode, default):
    """The cells of one language mode and one default isolation: a quarter of them."""
    def batches(options):
        seed = ["--seed", str(options.seed or 1)]
        sample = ["--sample", "100", *seed] if options.sample else []
        yield Batch("all", ["Scripts/isolation-matrix", "--tool", options.tool, "--only", f"mode {mode}, default {default}", *sample],
                    wanted=(r"^[\d,]+ cells, [1-9][\d,]* run, 0 wrong",), uses_tool=True)
    return batches


NAMES = re.compile(r"^([1-9]\d*) programs, (\d+) given up; (\d+) names: \d+ right, 0 wrong, (\d+) not told; 0 claimed")
FUZZERS = {
    "ImportFuzzTests": "^imports of seed %d$", "BytesFuzzTests": "^damaged bundles of seed %d$",
    "BinaryFuzzTests": "^binaries of seed %d$", "RulesFuzzTests": "^rules files of seed %d$",
    "ProjectFuzzTests": "^project files of seed %d$", "GraphPropertyTests": r"^graphs of seeds %d\.\.<",
}


def fuzz(options):
    rounds, seconds, graphs = (1, 5, 300) if options.sample else (options.rounds, 60, 5_000)
    first = options.seed or options.fuzz_seed or random.randrange(1, 1_000_000_000)
    for seed in range(first, first + rounds * STRIDE, STRIDE):
        yield tests(
            f"seed-{seed}", "--filter", "|".join(FUZZERS), wanted=tuple(text % seed for text in FUZZERS.values()),
            variables={"DOVETAIL_SEED": str(seed), "DOVETAIL_FUZZ_SECONDS": str(seconds), "DOVETAIL_GRAPHS": str(graphs)},
            facts={"first_seed": first, "sample": options.sample})


def faults(options):
    rooms = sorted(path.stem for path in (ROOT / "Tests/Faults").glob("*.faults"))
    for room in rooms[:1] if options.sample else rooms:
        yield Batch(room, ["Scripts/faults", "--resume", "--only", room], wanted=(r"^[1-9]\d* faults, ",))


def mutations(options):
    containers_of = ["Scripts/mutate-containers", "--tool", options.tool]
    providers_of = ["Scripts/mutate-providers", "--tool", options.tool]
    yield Batch("containers-Layers", [*containers_of, "Layers=Examples/Layers"], summary=containers_line, uses_tool=True)
    yield Batch("providers-Bank", [*providers_of, "Examples/Bank"], uses_tool=True)
    for name, folder in options.app:
        yield Batch(f"containers-{name}", [*containers_of, f"{name}={folder}"], summary=containers_line, uses_tool=True,
                    idle=r"^\S.*: \d+ registrations, 0 resolutions$(?![\s\S]*^  (?:missed|false): )")
        yield Batch(f"providers-{name}", [*providers_of, folder], uses_tool=True,
                    idle=r"; 0 of 0 needed properties reported; (\d+) of \1 others .*; 0 of 0 children no longer created reported, (\d+) of \2 ")
    if options.libraries:
        yield Batch("libraries", ["Scripts/mutate-libraries", options.libraries, "--tool", options.tool], uses_tool=True)
    else:
        yield Batch("libraries", needs="--libraries CHECKOUT")


def attacks(options):
    score = ["Scripts/attacks", "--max-passing", "0", "--max-rejected", "0"]
    if options.sample:
        yield Batch("own", [*score, "--every", "15", "Tests/Attacks/Programs"], uses_tool=True, summary=score_line)
        return
    checkouts = []
    if options.swinject and options.autoregistration:
        checkouts = ["--swinject", options.swinject, "--autoregistration", options.autoregistration]
        yield Batch("records", ["Scripts/attacks", *checkouts, "--write-records", "Tests/Attacks/Programs"],
                    wanted=("^[1-9][0-9]* programs run with ",))
    else:
        yield Batch("records", needs="--swinject CHECKOUT and --autoregistration CHECKOUT")
    yield Batch("own", [*score, "Tests/Attacks/Programs"], uses_tool=True, summary=score_line)
    for folder in options.attacks:
        yield Batch(Path(folder).name, ["Scripts/attacks", *checkouts, folder], uses_tool=True, summary=score_line)


def oracles(options):
    folders = ["Sources", *(folder for _, folder in options.app)]
    yield Batch("imports", ["Scripts/import-oracle", "--tool", options.tool, *folders], uses_tool=True)
    llvm = [name for name in ("objdump", "nm", "lipo", "ar", "readelf") if not shutil.which(f"llvm-{name}{options.llvm}")]
    if llvm:
        yield Batch("binaries", needs=f"llvm-{llvm[0]}{options.llvm} (--llvm SUFFIX)")
    else:
        binaries = options.binaries or [".build/release/Modules" if (ROOT / ".build/release/Modules").is_dir() else ".build/release"]
        yield Batch("binaries", [
            "Scripts/binary-oracle", "--tool", f"{options.tool} inspect --format json --symbols", f"--llvm={options.llvm}",
            *binaries], wanted=(r"^all: [1-9]\d* compared",), uses_tool=True)
    if not options.sample:
        yield tests("outlines", "--filter", "SourceOutlineTests", wanted=("^outlines: [0-9]{4,} files$",),
                    variables={"DOVETAIL_OUTLINES": "all"})
        # The tool takes the runtime's own modules for the library that they are to users.
        yield Batch("names", ["Scripts/name-oracle", "--library", "Dovetail", "--library", "DovetailMain", "."])
    if options.leaks:
        yield Batch("leaks", ["Scripts/leak-oracle", "--tool", options.tool, *options.leaks], uses_tool=True)
    elif not options.sample:
        yield Batch("leaks", needs="--leaks 'ARGUMENTS'")


def corpora(options):
    for name in ("mockolo", "sourcery"):
        checkout = getattr(options, name)
        if not checkout:
            yield Batch(name, needs=f"--{name} CHECKOUT")
            continue
        run, called = ([], ()) if options.sample else (["--run"], (f"^{name}: called: [1-9]",))
        yield Batch(name, ["Scripts/double-corpora", "--tool", options.tool, f"--{name}", checkout, *run],
                    wanted=(f"^{name}: [1-9][0-9]* doubles", *called), uses_tool=True)


def sanitizers(options):
    yield Batch("threads", ["Scripts/test-runtime"], test_runs=2, summary=tests_line)
    if not options.sample:
        yield Batch("addresses", ["Scripts/checks/test-addresses"], test_runs=1, summary=tests_line)


def examples(options):
    yield Batch("external-library", ["Scripts/external-library"], uses_tool=True)
    checkout = ["--swinject", options.swinject] if options.swinject else []
    yield Batch("container-page", ["Scripts/container-page", "--tool", options.tool, *checkout], uses_tool=True)
    if not options.sample:
        yield Batch("layers", ["Scripts/layers"], test_runs=1)
        yield Batch("bank", ["Scripts/bank"], test_runs=1)
        yield Batch("shop", ["Scripts/shop", "--tool", options.tool], uses_tool=True)


def consumers(options):
    chosen = ["--only", "library", "--only", "compiled-plugin"] if options.sample else ["--resume"]
    yield Batch("all", ["Scripts/consumers", "--tool", options.tool, *chosen], uses_tool=True,
                wanted=(r"^\| library by URL \| swiftbuild \| ",), summary=rows_line)


def guides(options):
    yield Batch("all", ["Scripts/guide", "--tool", options.tool], uses_tool=True)


def site(options):
    yield Batch("all", ["Scripts/site", "--check"])


def bundle(options):
    """What users of a bundle do, with one that is made from the tool."""
    distribution = ".build/debug-dist"
    yield Batch("bundle", ["Scripts/bundle", "--quick", "--tool", f"host={options.tool}", "--output", distribution], uses_tool=True)
    yield Batch("bank", ["Scripts/bundle-bars", distribution, "--only", "bank"])
    yield Batch("new-user", ["Scripts/new-user", "--dist", distribution])


def workflows(options):
    yield Batch("release", ["Scripts/try-release"])
    yield Batch("workflows", ["Scripts/try-workflows", "--tool", options.tool], uses_tool=True)


def pages(options):
    missing = [name for name in ("chromium", "dot") if shutil.which(name) is None]
    yield Batch(
        "all", ["Scripts/graph-page", "--no-pictures"], uses_tool=True,
        needs=f"no {' and no '.join(missing)} on the PATH" if missing else "")


def schema(options):
    if not options.schema:
        yield Batch("all", needs="--schema SCHEMA.json")
    elif not importlib.util.find_spec("jsonschema"):
        yield Batch("all", needs="Python's jsonschema (pip install jsonschema)")
    else:
        yield Batch("all", ["Scripts/sarif-schema", options.schema, "--tool", options.tool],
                    wanted=(r"^findings of [1-9]\d* kinds; valid$",), uses_tool=True)


def programs_line(batches, summaries):
    return f"{counted(sum(batch.size for batch in batches), 'program')} in {counted(len(batches), 'batch', 'batches')}, all agree"


def tallies_line(batches, summaries):
    tallies = [re.match(r"(\d+) programs; (\d+) resolutions, (\d+) not provable", text) for text in summaries]
    count, resolutions, gaps = (sum(int(tally[i]) for tally in tallies) for i in (1, 2, 3))
    return (f"{count:,} programs; {resolutions:,} resolutions, {gaps:,} not provable "
            f"({100 * gaps / max(resolutions, 1):.1f} %), all agree")


def names_line(batches, summaries):
    tallies = [NAMES.match(text) for text in summaries]
    programs, given_up, names, untold = (sum(int(tally[i]) for tally in tallies) for i in (1, 2, 3, 4))
    return (f"{programs:,} programs, {given_up:,} given up; {names:,} names, {untold:,} not told "
            f"({100 * untold / names:.1f} %), all agree")


def rounds_line(batches, summaries):
    seed = batches[0].variables["DOVETAIL_SEED"]
    return f"{counted(len(batches), 'round')} from seed {seed}, {len(FUZZERS)} suites each"


def faults_line(batches, summaries):
    tallies = [re.match(r"(\d+) faults, (\d+) found", text) for text in summaries]
    return f"{sum(int(tally[1]) for tally in tallies)} faults, all found"


def scores_line(batches, summaries):
    return "; ".join(f"{batch.name}: {summary}" for batch, summary in zip(batches, summaries))


PARTS = [
    Part("suite", "the tests in all language modes, with all doubles and builds", "", "10 minutes", suite),
    Part("components", "random programs of components against a reference", "", "an hour", components, programs_line, True),
    Part("containers", "random programs of containers: what is proved happens", "", "an hour", containers, tallies_line, True),
    Part("names", "what names mean in random programs, as the compiler says", "", "30 minutes", names, names_line, True),
    *(Part(f"isolation-{mode}{'-main' if default == 'MainActor' else ''}",
           f"isolated services of containers in Swift {mode}{', on the main actor' if default == 'MainActor' else ''}", "",
           "an hour", isolation(mode, default))
      for mode in "56" for default in ("none", "MainActor")),
    Part("misuses", "what the compiler and check say of misuses", "", "10 minutes", misuses),
    Part("fuzz", "fuzzers and random graphs with fresh seeds", "", "10 minutes", fuzz, rounds_line, True),
    Part("faults", "the tests find deliberate faults in each room", "", "hours", faults, faults_line),
    Part("mutations", "broken examples and apps are reported", "[--app NAME=FOLDER] [--libraries CHECKOUT]", "a minute, and apps",
         mutations, at_once=True),
    Part("attacks", "programs against the proofs, and what they do with Swinject",
         "[--swinject CHECKOUT --autoregistration CHECKOUT] [--attacks FOLDER]", "10 minutes", attacks, scores_line),
    Part("oracles", "the compiler's and LLVM's word on real files", "[--leaks 'ARGUMENTS'] [--llvm SUFFIX] [--binaries PATH]",
         "minutes", oracles, at_once=True),
    Part("corpora", "doubles of other generators' protocols", "--mockolo CHECKOUT and --sourcery CHECKOUT", "30 minutes", corpora),
    Part("sanitizers", "the runtime and the readers of binaries under sanitizers", "", "10 minutes", sanitizers),
    Part("examples", "the examples", "", "30 minutes", examples),
    Part("consumers", "what each kind of user fetches, pins and compiles", "", "20 minutes", consumers),
    Part("guides", "every command of the guides", "", "10 minutes", guides),
    Part("site", "the documentation site, without a warning", "", "5 minutes", site),
    Part("bundle", "what users of a bundle do", "", "10 minutes", bundle),
    Part("workflows", "a release in a clone, and what runs of GitHub's workflows here", "", "a minute", workflows),
    Part("pages", "pages of graphs in a browser, one with 10,000 nodes", "Chromium and Graphviz", "10 minutes", pages),
    Part("schema", "SARIF against the standard's schema", "--schema SCHEMA.json", "a minute", schema),
]
