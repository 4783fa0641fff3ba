"""The pages of docs/ as articles of a DocC catalogue."""

import re
import shutil
import sys

# Pages for people who change Dovetail, and translations, which have no place in the structure of a catalogue.
LEFT_OUT = {"architecture.md"}
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]*)\)")
TRANSLATION = re.compile(r"^\[[^\]]*\]\([^)]*\.ko\.md\)\n+", re.M)
HEADING = re.compile(r"^(#{1,6}) +(.*?)\s*$", re.M)


def pages(root):
    """The pages, with their paths relative to docs/."""
    docs = root / "docs"
    found = [path for path in sorted(docs.glob("*.md")) + sorted(docs.glob("findings/*.md"))]
    return {str(path.relative_to(docs)): path.read_text() for path in found
            if path.name not in LEFT_OUT and not path.name.endswith(".ko.md")}


def plain(heading):
    """The text of a heading without marks and links."""
    return re.sub(r"[`*]", "", LINK.sub(lambda match: match[2], heading))


def slug(heading):
    """The anchor that hosting services give a heading."""
    return re.sub(r"[^\w\- ]", "", plain(heading).lower()).replace(" ", "-")


def fragment(heading):
    """The anchor that DocC gives a heading."""
    return re.sub(r"\s+", "-", re.sub(r"['\"`]", "", plain(heading)).strip())


def headings(text):
    """The headings outside code blocks."""
    return HEADING.findall(re.sub(r"^(`{3,})[^\n]*\n.*?^\1\s*$", "", text, flags=re.M | re.S))


def names(texts):
    """The names of the articles, which must differ from those of declarations."""
    result = {}
    for path, text in texts.items():
        if path.startswith("findings/") and not path.endswith("README.md"):
            result[path] = f"Finding-{path[9:-3]}"
        else:
            result[path] = re.sub(r"[^A-Za-z0-9]+", "-", plain(headings(text)[0][1])).strip("-") + "-page"
    if len(set(result.values())) != len(result):
        sys.exit("error: two pages of docs/ have the same title")
    return result


class Articles:
    def __init__(self, root):
        self.root = root
        self.texts = pages(root)
        self.names = names(self.texts)
        self.anchors = {path: {slug(title): fragment(title) for _, title in headings(text)}
                        for path, text in self.texts.items()}
        self.images = set()

    def link(self, match, path):
        mark, words, target = match.groups()
        if target.startswith(("http://", "https://", "mailto:")):
            return match[0]
        file, _, anchor = target.partition("#")
        place = self.resolved(path, file) if file else path
        if mark:
            self.images.add(place)
            return f"![{words}]({place.split('/')[-1]})"
        if place not in self.names:
            # A file of the repository that is not a page of the site.
            return words
        if anchor and anchor not in self.anchors[place]:
            sys.exit(f"error: docs/{path}: there is no heading '#{anchor}' in {place}")
        end = f"#{self.anchors[place][anchor]}" if anchor and self.anchors[place][anchor] != fragment(
            headings(self.texts[place])[0][1]) else ""
        return f"[{words}](doc:{self.names[place]}{end})"

    @staticmethod
    def resolved(path, file):
        parts = path.split("/")[:-1]
        for part in file.split("/"):
            if part == "..":
                if parts:
                    parts.pop()
                else:
                    parts.append("..")
            elif part != ".":
                parts.append(part)
        return "/".join(parts)

    def article(self, path):
        """The page's text with links to articles, without the line that links to its translation. Code is left as it is."""
        parts = re.split(r"(^(?:`{3,})[^\n]*\n.*?^`{3,}\s*$)", TRANSLATION.sub("", self.texts[path]),
                         flags=re.M | re.S)
        for index in range(0, len(parts), 2):
            parts[index] = LINK.sub(lambda match: self.link(match, path), parts[index])
        return "".join(parts)


def write_articles(root, catalog):
    articles = Articles(root)
    folder = catalog / "Articles"
    folder.mkdir()
    for path, name in articles.names.items():
        (folder / f"{name}.md").write_text(articles.article(path))
    for image in sorted(articles.images - {"images/bank.svg"}):
        shutil.copy(root / "docs" / image, folder / image.split("/")[-1])
