"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const main = document.querySelector("main");
  const input = document.querySelector(".find input");
  const hits = document.querySelector(".hits");
  const shownAtOnce = 200;
  // Text in drawings is 12 px high; at this scale, it is still easy to read.
  const readableScale = 0.8;

  // An element with attributes and children. Text is always set as text, never as HTML.
  function h(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
      if (value === null || value === undefined || value === false) continue;
      if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
      else element.setAttribute(name, value === true ? "" : value);
    }
    const isShown = (child) => child !== null && child !== undefined && child !== false;
    element.append(...children.flat(Infinity).filter(isShown));
    return element;
  }

  const compared = (left, right) => (left < right ? -1 : left > right ? 1 : 0);
  // With "," between thousands, whatever the reader's language.
  const number = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
  const counted = (count, noun, nouns = `${noun}s`) => `${number(count)} ${count === 1 ? noun : nouns}`;
  const nodesOf = (section, count) => counted(count, section.noun, section.nouns);
  const dependencies = (count) => counted(count, "dependency", "dependencies");

  // MARK: The graph

  for (const section of data.sections) {
    section.byID = new Map(section.nodes.map((node, index) => [node.id, index]));
    section.out = section.nodes.map(() => []);
    section.in = section.nodes.map(() => []);
    section.edges.forEach((edge, index) => {
      section.out[edge.from].push(index);
      section.in[edge.to].push(index);
    });
    section.nodes.forEach((node) => { node.findings = []; });
  }
  const isError = (index) => data.findings[index].severity === "error";
  const errorsFirst = (left, right) => isError(right) - isError(left) || left - right;
  const sections = new Map(data.sections.map((section) => [section.id, section]));
  data.findings.forEach((finding, index) => {
    for (const [id, nodes] of Object.entries(finding.nodes || {})) {
      for (const node of nodes) sections.get(id).nodes[node].findings.push(index);
    }
  });
  for (const section of data.sections) section.nodes.forEach((node) => node.findings.sort(errorsFirst));

  // For each node, the edge that leads to it on a shortest way from an entry point.
  function ways(section) {
    if (section.ways) return section.ways;
    const way = section.nodes.map(() => null);
    const seen = section.nodes.map((node) => Boolean(node.isEntry));
    const queue = section.nodes.map((node, index) => index).filter((index) => seen[index]);
    for (let at = 0; at < queue.length; at++) {
      for (const index of section.out[queue[at]]) {
        const edge = section.edges[index];
        if (edge.isUpward || seen[edge.to]) continue;
        seen[edge.to] = true;
        way[edge.to] = index;
        queue.push(edge.to);
      }
    }
    section.ways = way;
    return way;
  }

  function chain(section, node) {
    const nodes = [node];
    const way = ways(section);
    while (way[nodes[0]] !== null) nodes.unshift(section.edges[way[nodes[0]]].from);
    return section.nodes[nodes[0]].isEntry ? nodes : null;
  }

  // Everything that a node needs, or that needs it, with the number of steps. What is taken from an ancestor is
  // followed one step only: an ancestor reaches everything.
  function reached(section, node, forward) {
    const steps = new Map([[node, 0]]);
    const queue = [node];
    const end = (edge) => (forward ? edge.to : edge.from);
    const next = forward ? section.out : section.in;
    for (let at = 0; at < queue.length; at++) {
      for (const index of next[queue[at]]) {
        const edge = section.edges[index];
        if (edge.isUpward || steps.has(end(edge))) continue;
        steps.set(end(edge), steps.get(queue[at]) + 1);
        queue.push(end(edge));
      }
    }
    for (const start of forward ? queue : [node]) {
      for (const index of next[start]) {
        const edge = section.edges[index];
        if (edge.isUpward && !steps.has(end(edge))) steps.set(end(edge), steps.get(start) + 1);
      }
    }
    steps.delete(node);
    return steps;
  }

  // MARK: Addresses

  const address = (...parts) => "#/" + parts.map(encodeURIComponent).join("/");

  function withQuery(path, filters) {
    const pairs = Object.entries(filters).filter(([, value]) => value);
    const query = pairs.map((pair) => pair.map(encodeURIComponent).join("="));
    return path + (query.length ? "?" + query.join("&") : "");
  }

  // A node, and maybe the name of something that it provides.
  const addressOf = (section, index, member) =>
    withQuery(address(section.id, "node", section.nodes[index].id), { member });
  const listAddress = (section, filters) => withQuery(address(section.id, "list"), filters);

  function current() {
    const [path, query = ""] = location.hash.replace(/^#\/?/, "").split("?");
    const decode = (text) => { try { return decodeURIComponent(text); } catch { return text; } };
    const filters = {};
    for (const pair of query.split("&").filter(Boolean)) {
      const [name, value = ""] = pair.split("=");
      filters[decode(name)] = decode(value);
    }
    return { parts: path.split("/").filter(Boolean).map(decode), filters };
  }

  // MARK: Parts of views

  // Text whose paths break after folders only.
  const breakable = (text) => text.split(/(?<=\/)/).map((part, at) => [at ? h("wbr") : null, part]);
  const placeText = (place) => h("code", {}, breakable(place));

  function severityOf(indices) {
    if (indices.some(isError)) return "error";
    return indices.length ? "warning" : null;
  }

  // An edge has only the kinds of its findings: they are looked up at its start, or else in the whole page.
  function edgeSeverity(section, edge) {
    if (edge.isForbidden) return "error";
    const kinds = edge.findings || [];
    if (!kinds.length) return null;
    const ofItsKinds = (indices) => indices.filter((index) => kinds.includes(data.findings[index].id));
    return severityOf(ofItsKinds(section.nodes[edge.from].findings))
      || severityOf(ofItsKinds([...data.findings.keys()])) || "warning";
  }

  function findingMark(indices) {
    const severity = severityOf(indices);
    if (!severity) return null;
    const errors = indices.filter(isError).length;
    const warnings = indices.length - errors;
    const parts = [errors && counted(errors, "error"), warnings && counted(warnings, "warning")];
    return h("span", { class: `mark ${severity}` }, parts.filter(Boolean).join(", "));
  }

  // The name of what is provided or taken: `store` in `store: any Store`, and `screen(id:)` in `screen(id:) -> Screen`.
  const memberName = (text) => text.match(/^[^:(]*(\([^)]*\))?/)[0].trim();
  // The name of what a component takes, from an edge such as `takes session: Session`.
  const takenName = (edge) => memberName((edge.text || "").replace("takes ", ""));

  // Who takes something that a component provides.
  function takers(section, edges) {
    const items = edges.map((edge) => h("li", {},
      h("a", { href: addressOf(section, edge.from) }, section.nodes[edge.from].title), " ",
      edge.place ? h("small", {}, placeText(edge.place)) : null));
    if (!items.length) return null;
    if (items.length <= 3) return h("div", { class: "users-of" }, "used by", h("ul", {}, items));
    return h("details", { class: "users-of" }, h("summary", {}, `used by ${number(items.length)}`), h("ul", {}, items));
  }

  // What a component provides, by how long it is kept, with what takes it. One of them can be marked.
  function provisions(section, index, member) {
    const all = section.nodes[index].provides || [];
    const takes = section.in[index].map((at) => section.edges[at]).filter((edge) => edge.kind === "takes");
    const isMarked = (offer) => memberName(offer.text) === member;
    const item = (offer) => {
      const name = memberName(offer.text);
      const current = isMarked(offer) ? "true" : null;
      return h("li", { class: current && "here" },
        h("a", { href: addressOf(section, index, name), "aria-current": current }, offer.text), " ",
        h("small", {}, offer.isolation || "", " ", placeText(offer.place)),
        takers(section, takes.filter((edge) => takenName(edge) === name)));
    };
    const groups = [...new Set(all.map((offer) => offer.lifetime))].sort().map((lifetime) => {
      const own = all.filter((offer) => offer.lifetime === lifetime);
      return h("details", { open: all.length <= 12 || own.some(isMarked) },
        h("summary", {}, `provides ${number(own.length)}, ${lifetime}`), h("ul", { class: "provides" }, own.map(item)));
    });
    const isUnknown = member && !all.some(isMarked);
    return [isUnknown ? h("p", { class: "warn" }, `It does not provide '${member}'.`) : null, groups];
  }

  // The first notes, and the others on request.
  function notes(all) {
    const item = (note) => h("li", {}, note.message, " ", h("small", {}, placeText(note.place)));
    if (!all.length) return null;
    const list = h("ul", { class: "notes" }, all.slice(0, 3).map(item));
    if (all.length <= 3) return list;
    const rest = h("ul", { class: "notes" }, all.slice(3).map(item));
    return [list, h("details", {}, h("summary", {}, counted(all.length - 3, "more note")), rest)];
  }

  function findingCard(index, isLinked = true) {
    const finding = data.findings[index];
    const where = Object.entries(finding.nodes || {}).flatMap(([id, nodes]) =>
      nodes.map((node) => [sections.get(id), node]));
    return h("article", { class: `card finding ${finding.severity}`, id: `finding-${index}` },
      h("p", {}, h("span", { class: `mark ${finding.severity}` }, finding.severity), " ", finding.message, " ",
        h("small", {}, `[${finding.id}]`)),
      h("p", {}, placeText(finding.place)),
      notes(finding.notes),
      finding.help ? h("p", {}, h("b", {}, "Fix: "), finding.help) : null,
      isLinked && where.length ? h("p", {}, h("small", {}, "at "), where.map(([section, node], at) =>
        [at ? ", " : "", h("a", { href: addressOf(section, node) }, section.nodes[node].title)])) : null);
  }

  function chips(section, node) {
    const facets = section.facets.filter((facet) => node.facets[facet.id]);
    return h("div", { class: "chips" }, node.isEntry ? h("span", { class: "chip entry" }, "entry point") : null,
      facets.map((facet) => h("a", { class: "chip", href: listAddress(section, { [facet.id]: node.facets[facet.id] }) },
        `${facet.title}: `, h("b", {}, node.facets[facet.id]))));
  }

  const isBroken = (node) => node.shape === "broken";

  function neighbours(section, indices, other) {
    const grouped = new Map();
    for (const index of indices) {
      const node = other(section.edges[index]);
      if (!grouped.has(node)) grouped.set(node, []);
      grouped.get(node).push(index);
    }
    return [...grouped].map(([node, edges]) => card(section, node, h("ul", {}, edges.slice(0, 12).map((index) => {
      const edge = section.edges[index];
      const name = edge.kind === "takes" ? takenName(edge) : null;
      const text = edge.text || edge.kind;
      return h("li", {}, name ? h("a", { href: addressOf(section, edge.to, name) }, text) : text, " ",
        edge.place ? h("small", {}, placeText(edge.place)) : null,
        edge.unproved ? h("div", { class: "warn" }, `not proved: ${edge.unproved}`) : null,
        edge.findings && edge.findings.length ? h("div", {
          class: edgeSeverity(section, edge) === "error" ? "bad" : "warn",
        }, edge.findings.join(", ")) : null);
    }), edges.length > 12 ? h("li", {}, `and ${number(edges.length - 12)} more places`) : null)));
  }

  function card(section, index, ...more) {
    const node = section.nodes[index];
    const facts = section.facets.filter((facet) => facet.isBrief).map((facet) => node.facets[facet.id]).filter(Boolean);
    if (node.isEntry) facts.push("entry point");
    return h("div", { class: `card${isBroken(node) ? " broken" : ""}`, "data-id": node.id },
      h("a", { href: addressOf(section, index) }, node.title), " ", h("small", {}, facts.join(" · ")), " ",
      findingMark(node.findings), more);
  }

  function limited(all, make, limit = shownAtOnce) {
    const list = h("div", {}, all.slice(0, limit).map(make));
    if (all.length <= limit) return list;
    const more = h("button", {
      class: "more",
      onclick: () => { more.replaceWith(...all.slice(limit).map(make)); },
    }, `show the other ${number(all.length - limit)}`);
    return h("div", {}, list, more);
  }

  // MARK: Views

  function nodeView(section, id, filters) {
    const index = section.byID.get(id);
    if (index === undefined) return missing(`There is no ${section.noun} '${id}' here.`);
    const node = section.nodes[index];
    const isDeep = filters.depth === "all";
    const path = chain(section, index);
    const depth = (name, title) => h("a", {
      class: "chip", href: addressOf(section, index) + (name ? `?depth=${name}` : ""),
      "aria-current": (filters.depth || "") === name ? "true" : null,
    }, (filters.depth || "") === name ? h("b", {}, title) : title);
    function column(forward) {
      const steps = reached(section, index, forward);
      const edges = (forward ? section.out : section.in)[index];
      if (!isDeep) {
        const cards = neighbours(section, edges, (edge) => (forward ? edge.to : edge.from));
        return [cards.length ? limited(cards, (card) => card) : h("p", { class: "quiet" }, "nothing"), steps.size];
      }
      const sorted = [...steps].sort((left, right) => left[1] - right[1] || left[0] - right[0]);
      const stepCard = ([other, count]) => card(section, other, h("small", {}, ` ${counted(count, "step")}`));
      return [sorted.length ? limited(sorted, stepCard) : h("p", { class: "quiet" }, "nothing"), steps.size];
    }
    const [users, userCount] = column(false);
    const [needs, needCount] = column(true);
    const direct = (forward) => new Set((forward ? section.out : section.in)[index]
      .map((at) => (forward ? section.edges[at].to : section.edges[at].from))).size;
    const total = (count, forward) => (count ? `: ${number(direct(forward))} direct, ${number(count)} in all` : "");
    return h("div", {},
      h("h1", {}, node.title), chips(section, node),
      path && path.length > 1 ? h("p", { class: "chain" }, h("small", {}, "from an entry point: "),
        path.map((step, at) => [at ? " → " : "", step === index ? h("b", {}, node.title)
          : h("a", { href: addressOf(section, step) }, section.nodes[step].title)])) : null,
      !path ? h("p", { class: "quiet" }, "No entry point leads here.") : null,
      h("div", { class: "row" }, depth("", "direct"), depth("all", "direct and indirect")),
      h("div", { class: "columns" },
        h("section", { class: "users" }, h("h3", {}, `needed by${total(userCount, false)}`), users),
        h("section", { class: "self-column" }, h("h3", {}, section.noun),
          h("div", { class: `card self${isBroken(node) ? " broken" : ""}` }, h("b", {}, node.title),
            node.place ? h("div", {}, placeText(node.place)) : null,
            node.notes.length ? h("ul", { class: "quiet" }, node.notes.map((note) => h("li", {}, note))) : null,
            provisions(section, index, filters.member)),
          node.findings.map((finding) => findingCard(finding, false))),
        h("section", { class: "needs" }, h("h3", {}, `needs${total(needCount, true)}`), needs)));
  }

  const facetValues = (section, facet) =>
    [...new Set(section.nodes.map((node) => node.facets[facet.id]).filter(Boolean))].sort(compared);

  // In the order of a key; what has the same key stays in its order.
  function inOrder(indices, key, isReversed) {
    const keys = new Map(indices.map((index) => [index, key(index)]));
    const order = (left, right) => compared(keys.get(left), keys.get(right));
    return [...indices].sort((left, right) => (isReversed ? order(right, left) : order(left, right)));
  }

  function listView(section, filters) {
    const text = (filters.q || "").toLowerCase();
    const chosen = section.nodes.map((node, index) => index).filter((index) => {
      const node = section.nodes[index];
      return section.facets.every((facet) => !filters[facet.id] || node.facets[facet.id] === filters[facet.id])
        && (!filters.findings || node.findings.length)
        && (!text || node.title.toLowerCase().includes(text));
    });
    const go = (change) => { location.hash = listAddress(section, { ...filters, ...change }).slice(1); };
    const selects = section.facets.map((facet) => {
      const values = facetValues(section, facet);
      if (!values.length) return null;
      const onchange = (event) => go({ [facet.id]: event.target.value });
      return h("label", {}, `${facet.title} `, h("select", { "data-control": facet.id, onchange },
        h("option", { value: "" }, "all"),
        values.map((value) => h("option", { value, selected: filters[facet.id] === value }, value))));
    });
    const columns = section.facets.filter((facet) => facetValues(section, facet).length);
    const users = (index) => new Set(section.in[index].map((edge) => section.edges[edge].from)).size;
    const needs = (index) => new Set(section.out[index].map((edge) => section.edges[edge].to)).size;
    // What rows are sorted by: the name, a facet, or a count, whose greatest value comes first.
    const keys = {
      name: (index) => section.nodes[index].title.toLowerCase(),
      users: (index) => -users(index),
      needs: (index) => -needs(index),
    };
    for (const facet of columns) keys[facet.id] = (index) => section.nodes[index].facets[facet.id] || "";
    const isReversed = filters.order === "reversed";
    const rows = keys[filters.sort] ? inOrder(chosen, keys[filters.sort], isReversed) : chosen;
    function heading(key, title, isCount = false) {
      const isSorted = filters.sort === key;
      const isUp = isCount === isReversed;
      const order = isSorted && !isReversed ? "reversed" : "";
      const sort = isSorted ? (isUp ? "ascending" : "descending") : null;
      return h("th", { class: isCount ? "number" : null, scope: "col", "aria-sort": sort },
        h("button", { "data-control": `sort-${key}`, onclick: () => go({ sort: key, order }) },
          title, isSorted ? h("span", { "aria-hidden": "true" }, isUp ? " ▲" : " ▼") : null));
    }
    const row = (index) => {
      const node = section.nodes[index];
      const cell = (title, text, isCount) =>
        h("td", { class: isCount ? "number" : null, "data-title": title }, breakable(text));
      return h("tr", {},
        h("td", {}, h("a", { href: addressOf(section, index), class: isBroken(node) ? "bad" : null }, node.title), " ",
          findingMark(node.findings)),
        columns.map((facet) => cell(facet.title, node.facets[facet.id] || "")),
        cell("needed by", number(users(index)), true), cell("needs", number(needs(index)), true));
    };
    const body = h("tbody", {}, rows.slice(0, shownAtOnce).map(row));
    const more = rows.length > shownAtOnce ? h("button", {
      class: "more",
      onclick: () => { more.remove(); body.append(...rows.slice(shownAtOnce).map(row)); },
    }, `show the other ${number(rows.length - shownAtOnce)}`) : null;
    const table = h("table", {}, h("thead", {}, h("tr", {}, heading("name", section.noun),
      columns.map((facet) => heading(facet.id, facet.title)),
      heading("users", "needed by", true), heading("needs", "needs", true))), body);
    return h("div", {},
      h("div", { class: "row filters" }, selects,
        h("label", {}, h("input", {
          type: "checkbox", "data-control": "findings", checked: Boolean(filters.findings),
          onchange: (event) => go({ findings: event.target.checked ? "1" : "" }),
        }), " with findings"),
        h("span", { class: "quiet" }, `${number(rows.length)} of ${nodesOf(section, section.nodes.length)}`)),
      h("div", { class: "table" }, table), more);
  }

  function drawingView(section, name) {
    const drawing = section.drawings.find((one) => one.id === name) || section.drawings[0];
    const template = document.getElementById(`drawing-${section.id}-${drawing.id}`);
    const svg = template.content.firstElementChild.cloneNode(true);
    const width = Number(svg.getAttribute("width"));
    const height = Number(svg.getAttribute("height"));
    const frame = h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": drawing.title }, svg);
    // What is in the middle of the frame stays there.
    function zoom(scale) {
      const growth = scale / Number(frame.dataset.scale || 1);
      const left = (frame.scrollLeft + frame.clientWidth / 2) * growth - frame.clientWidth / 2;
      const top = (frame.scrollTop + frame.clientHeight / 2) * growth - frame.clientHeight / 2;
      svg.setAttribute("width", Math.floor(width * scale));
      svg.setAttribute("height", Math.floor(height * scale));
      frame.dataset.scale = scale;
      frame.scrollTo(left, top);
    }
    // The scale at which all of it is seen. The frame's border is 1 px wide.
    const fitting = () => Math.min(1, (frame.offsetWidth - 2) / width,
      (parseFloat(getComputedStyle(frame).maxHeight) - 2) / height);
    // All of it, or as much as can be read, with the entry point that most arrows leave.
    function start() {
      zoom(Math.max(fitting(), readableScale));
      const arrows = [...svg.querySelectorAll(".arrow")];
      const leaving = (link) => arrows.filter((arrow) => arrow.dataset.from === link.dataset.id).length;
      const entries = [...svg.querySelectorAll("a[data-id]")].filter((link) => link.classList.contains("double")
        || !drawing.facet && section.nodes[section.byID.get(link.dataset.id)].isEntry);
      frame.scrollTo(0, 0);
      if (!entries.length) return;
      const entry = entries.reduce((best, link) => (leaving(link) > leaving(best) ? link : best));
      const box = entry.getBoundingClientRect();
      const own = frame.getBoundingClientRect();
      frame.scrollTo(box.left - own.left - 30, box.top - own.top - (frame.clientHeight - box.height) / 2);
    }
    for (const link of svg.querySelectorAll("a[data-id]")) {
      const light = () => {
        svg.classList.add("lit");
        for (const arrow of svg.querySelectorAll(".arrow")) {
          arrow.classList.toggle("on", arrow.dataset.from === link.dataset.id || arrow.dataset.to === link.dataset.id);
        }
      };
      const dim = () => svg.classList.remove("lit");
      link.addEventListener("mouseenter", light);
      link.addEventListener("focus", light);
      link.addEventListener("mouseleave", dim);
      link.addEventListener("blur", dim);
    }
    mark(section, drawing, svg);
    requestAnimationFrame(start);
    return h("div", {},
      h("div", { class: "row" },
        section.drawings.map((one) => h("a", {
          class: "chip", href: address(section.id, "drawing", one.id), "aria-current": one === drawing ? "true" : null,
        }, one === drawing ? h("b", {}, one.title) : one.title)),
        h("button", { onclick: () => zoom(Number(frame.dataset.scale) * 1.25), "aria-label": "larger" }, "+"),
        h("button", { onclick: () => zoom(Number(frame.dataset.scale) / 1.25), "aria-label": "smaller" }, "−"),
        h("button", { onclick: () => zoom(fitting()) }, "fit"), h("button", { onclick: () => zoom(1) }, "1:1")),
      frame, drawing.note ? h("p", { class: "quiet" }, drawing.note) : null);
  }

  // Marks the boxes and arrows that have findings: in a collapsed drawing, those of all that they stand for.
  function mark(section, drawing, svg) {
    const boxOf = (node) => (drawing.facet ? node.facets[drawing.facet] : node.id);
    const arrowOf = (from, to) => JSON.stringify([from, to]);
    const worst = new Map();
    const add = (key, severity) => { if (severity && worst.get(key) !== "error") worst.set(key, severity); };
    for (const node of section.nodes) add(boxOf(node), severityOf(node.findings));
    for (const edge of section.edges) {
      const ends = [section.nodes[edge.from], section.nodes[edge.to]].map(boxOf);
      add(arrowOf(...ends), edgeSeverity(section, edge));
    }
    for (const element of svg.querySelectorAll("a[data-id], .arrow")) {
      const { id, from, to } = element.dataset;
      const severity = worst.get(id === undefined ? arrowOf(from, to) : id);
      if (severity) element.classList.add(severity === "error" ? "bad" : "warned");
    }
  }

  function sectionView(section, drawing) {
    return h("div", {},
      h("h1", {}, section.title),
      h("p", { class: "quiet" }, `${nodesOf(section, section.nodes.length)}, ${dependencies(section.edges.length)}. `,
        h("a", { href: listAddress(section, {}) }, "All as a list")),
      section.note ? h("p", { class: "warn" }, section.note) : null,
      section.drawings.length ? drawingView(section, drawing) : listView(section, {}));
  }

  function groupView(section, facetID, value) {
    const facet = section.facets.find((one) => one.id === facetID);
    if (!facet) return missing(`Nothing here is grouped by '${facetID}'.`);
    const members = [...section.nodes.keys()].filter((index) => section.nodes[index].facets[facetID] === value);
    const inside = new Set(members);
    const others = (forward) => {
      const groups = new Map();
      for (const index of members) {
        for (const at of (forward ? section.out : section.in)[index]) {
          const edge = section.edges[at];
          const other = forward ? edge.to : edge.from;
          if (inside.has(other)) continue;
          const name = section.nodes[other].facets[facetID] || "none";
          groups.set(name, (groups.get(name) || 0) + 1);
        }
      }
      const list = [...groups].sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1));
      return list.length ? list.map(([name, count]) => h("div", { class: "card" },
        h("a", { href: address(section.id, "group", facetID, name) }, name), " ",
        h("small", {}, dependencies(count)))) : h("p", { class: "quiet" }, "nothing");
    };
    return h("div", {},
      h("h1", {}, value), h("p", { class: "quiet" }, `${facet.title} of ${nodesOf(section, members.length)}. `,
        h("a", { href: listAddress(section, { [facetID]: value }) }, "As a list")),
      h("div", { class: "columns" },
        h("section", { class: "users" }, h("h3", {}, "needed by"), others(false)),
        h("section", { class: "self-column" }, h("h3", {}, "holds"),
          limited(members, (index) => card(section, index), 100)),
        h("section", { class: "needs" }, h("h3", {}, "needs"), others(true))));
  }

  // Findings by kind, errors before warnings, and rare kinds before frequent ones, which are folded.
  function findingGroups(indices, isFiltered) {
    const groups = new Map();
    for (const index of indices) {
      const { severity, id } = data.findings[index];
      const key = `${severity} ${id}`;
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(index);
    }
    const sorted = [...groups].sort(([leftKey, left], [rightKey, right]) => isError(right[0]) - isError(left[0])
      || left.length - right.length || (leftKey < rightKey ? -1 : 1));
    return sorted.map(([, own]) => {
      const { severity, id } = data.findings[own[0]];
      const title = h("h2", {}, id, " ", h("span", { class: `mark ${severity}` }, counted(own.length, severity)));
      const list = limited(own, (index) => findingCard(index));
      if (own.length <= 20) return h("section", {}, title, list);
      return h("details", { class: "group", open: groups.size === 1 || isFiltered }, h("summary", {}, title), list);
    });
  }

  function findingsView(filters) {
    const fields = ["severity", "id"];
    const passes = (finding, own) => fields.every((field) => !own[field] || finding[field] === own[field])
      && (!own.q || `${finding.message} ${finding.place}`.toLowerCase().includes(own.q.toLowerCase()));
    const hashOf = (own) => withQuery(address("findings"), own);
    // The values of a field, with how many findings the other filters leave of each.
    function select(field, title) {
      if (new Set(data.findings.map((finding) => finding[field])).size < 2) return null;
      const count = new Map(filters[field] ? [[filters[field], 0]] : []);
      for (const finding of data.findings.filter((one) => passes(one, { ...filters, [field]: "" }))) {
        count.set(finding[field], (count.get(finding[field]) || 0) + 1);
      }
      const onchange = (event) => { location.hash = hashOf({ ...filters, [field]: event.target.value }); };
      return h("label", {}, `${title} `, h("select", { "data-control": field, onchange },
        h("option", { value: "" }, "all"),
        [...count].sort((a, b) => (a[0] < b[0] ? -1 : 1)).map(([value, some]) =>
          h("option", { value, selected: filters[field] === value }, `${value} (${number(some)})`))));
    }
    const selects = h("span", { class: "row" });
    const results = h("div", {});
    function fill() {
      const all = [...data.findings.keys()].filter((index) => passes(data.findings[index], filters));
      const total = counted(data.findings.length, "finding");
      const status = h("span", { class: "quiet", role: "status" },
        data.findings.length ? `${number(all.length)} of ${total}` : "Nothing was found.");
      selects.replaceChildren(...[select("severity", "severity"), select("id", "kind"), status].filter(Boolean));
      results.replaceChildren(...findingGroups(all, Boolean(filters.q)));
      if (data.findings.length && !all.length) {
        results.append(h("p", {}, "Nothing matches. ", h("a", { href: hashOf({}) }, "Clear the filters")));
      }
    }
    // What is typed changes the address without a step in the history, and leaves the field as it is.
    function type(event) {
      filters = { ...filters, q: event.target.value };
      history.replaceState(null, "", hashOf(filters));
      main.dataset.address = location.hash;
      fill();
    }
    fill();
    const gaps = data.gaps || [];
    return h("div", {}, h("h1", {}, "Findings"),
      gaps.length ? h("details", { class: "warn", open: gaps.length <= 3 },
        h("summary", {}, `${counted(gaps.length, "thing")} could not be followed`),
        h("ul", {}, gaps.map((gap) => h("li", {}, breakable(gap))))) : null,
      h("div", { class: "row filters" },
        data.findings.length > 5 ? h("label", {}, "text ", h("input", {
          type: "search", "data-control": "text", placeholder: "message or path", value: filters.q || "", oninput: type,
        })) : null, selects),
      results);
  }

  const missing = (text) => h("p", {}, text, " ", h("a", { href: "#/" }, "Start again"));

  // MARK: Showing

  // Whether what is shown next was chosen in the search: then the focus moves to it.
  let isFromSearch = false;

  function show() {
    const { parts, filters } = current();
    const section = sections.get(parts[0]);
    let view;
    if (!parts.length) view = data.sections.length ? sectionView(data.sections[0]) : findingsView({});
    else if (parts[0] === "findings") view = findingsView(filters);
    else if (!section) view = missing("There is no such page.");
    else if (parts[1] === "node") view = nodeView(section, parts[2] || "", filters);
    else if (parts[1] === "list") view = h("div", {}, h("h1", {}, section.title), listView(section, filters));
    else if (parts[1] === "group") view = groupView(section, parts[2] || "", parts[3] || "");
    else view = sectionView(section, parts[2]);
    const control = document.activeElement.dataset.control;
    main.replaceChildren(view);
    const same = control && main.querySelector(`[data-control="${control}"]`);
    if (same) same.focus({ preventScroll: true });
    main.dataset.address = location.hash;
    const here = parts[0] || (data.sections[0] || { id: "findings" }).id;
    for (const link of document.querySelectorAll("nav a")) {
      if (link.dataset.section === here) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    const title = view.querySelector("h1");
    document.title = (title ? `${title.textContent} · ` : "") + data.title;
    const marked = view.querySelector(".here");
    if (marked) marked.scrollIntoView({ block: "center" });
    else window.scrollTo(0, 0);
    input.value = "";
    closeHits();
    if (!isFromSearch) return;
    isFromSearch = false;
    if (title) title.setAttribute("tabindex", "-1");
    const start = marked ? marked.querySelector("a") : title;
    if (start) start.focus({ preventScroll: true });
  }

  // MARK: Searching

  function found(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const matches = [];
    for (const section of data.sections) {
      section.nodes.forEach((node, index) => {
        const title = node.title.toLowerCase();
        const holds = (text) => words.every((word) => text.includes(word));
        if (holds(title)) {
          const rank = title === words.join(" ") ? 0 : title.startsWith(words[0]) ? 1 : 2;
          matches.push({ section, index, rank, title });
          return;
        }
        for (const offer of node.provides || []) {
          const note = `provides ${offer.text} (${offer.lifetime})`;
          if (!holds(note.toLowerCase())) continue;
          const rank = offer.text.toLowerCase().startsWith(words[0]) ? 3 : 4;
          matches.push({ section, index, rank, title, note, member: memberName(offer.text) });
        }
        const note = node.notes.find((one) => holds(one.toLowerCase()));
        if (note) matches.push({ section, index, rank: 4, title, note });
      });
    }
    return matches.sort((a, b) => a.rank - b.rank || a.title.length - b.title.length || compared(a.title, b.title));
  }

  function closeHits() {
    hits.hidden = true;
    input.setAttribute("aria-expanded", "false");
  }

  function follow(link) {
    isFromSearch = true;
    const hash = link.getAttribute("href");
    if (location.hash === hash) show();
    else location.hash = hash;
  }

  function search() {
    if (!input.value.trim()) return closeHits();
    const matches = found(input.value);
    hits.replaceChildren(...matches.slice(0, 60).map(({ section, index, note, member }) => {
      const node = section.nodes[index];
      const kind = node.facets[section.facets[0].id] || section.noun;
      const onclick = (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        follow(event.currentTarget);
      };
      return h("li", {}, h("a", { href: addressOf(section, index, member), tabindex: "-1", onclick },
        h("span", {}, node.title, note ? h("small", {}, " ", note) : null),
        h("small", {}, [kind, node.facets.module].filter(Boolean).join(" · "))));
    }), matches.length === 0 ? h("li", {}, "nothing has that name") : "",
    matches.length > 60 ? h("li", {}, h("small", {}, `and ${number(matches.length - 60)} more`)) : "");
    hits.hidden = false;
    input.setAttribute("aria-expanded", "true");
    choose(0);
  }

  function choose(at) {
    const items = [...hits.querySelectorAll("li")].filter((item) => item.querySelector("a"));
    items.forEach((item, index) => item.classList.toggle("on", index === at));
    if (items[at]) items[at].scrollIntoView({ block: "nearest" });
    hits.dataset.at = at;
  }

  input.addEventListener("input", search);
  input.addEventListener("keydown", (event) => {
    const items = [...hits.querySelectorAll("li a")];
    const at = Number(hits.dataset.at || 0);
    if (event.key === "ArrowDown") { event.preventDefault(); choose(Math.min(at + 1, items.length - 1)); }
    if (event.key === "ArrowUp") { event.preventDefault(); choose(Math.max(at - 1, 0)); }
    if (event.key === "Enter" && !hits.hidden && items[at]) follow(items[at]);
    if (event.key === "Escape") { closeHits(); input.blur(); }
  });
  document.addEventListener("click", (event) => { if (!event.target.closest(".find")) closeHits(); });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea") || event.metaKey || event.ctrlKey || event.altKey) return;
    const tabs = [...document.querySelectorAll("nav a")];
    if (event.key === "/") { event.preventDefault(); input.focus(); input.select(); }
    else if (event.key === "?") document.querySelector("dialog").showModal();
    else if (/^[1-9]$/.test(event.key) && tabs[event.key - 1]) tabs[event.key - 1].click();
  });

  // MARK: The bar

  document.querySelector("nav").append(
    ...data.sections.map((section) => h("a", { href: address(section.id), "data-section": section.id },
      section.title, " ", h("span", { class: "count" }, number(section.nodes.length)))),
    h("a", {
      href: address("findings"), "data-section": "findings",
      class: data.findings.some((one) => one.severity === "error") ? "bad" : null,
    }, "Findings ", h("span", { class: "count" }, number(data.findings.length))));

  // MARK: Light and dark

  // The browser may not keep anything for a page that is opened from disk.
  const themeKey = "dovetail-theme";
  const kept = () => { try { return localStorage.getItem(themeKey); } catch { return null; } };
  const keep = (theme) => { try { localStorage.setItem(themeKey, theme); } catch { /* Then it is lost. */ } };
  const isSystemDark = matchMedia("(prefers-color-scheme: dark)");

  // The first step away from the system's mode is to the other one, so that it is seen.
  function themeAfter(theme) {
    const themes = isSystemDark.matches ? ["system", "light", "dark"] : ["system", "dark", "light"];
    return themes[(themes.indexOf(theme) + 1) % themes.length];
  }

  function setTheme(theme) {
    const button = document.querySelector("#theme");
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    button.textContent = { system: "◐", light: "○", dark: "●" }[theme];
    button.title = `Colors: ${theme}. Switch to ${themeAfter(theme)}`;
    button.setAttribute("aria-label", button.title);
    button.onclick = () => { keep(themeAfter(theme)); setTheme(themeAfter(theme)); };
  }
  const theme = ["light", "dark"].includes(kept()) ? kept() : "system";
  setTheme(theme);

  // MARK: Printing

  // Everything that is folded or not shown yet is printed.
  let opened = [];
  window.addEventListener("beforeprint", () => {
    for (const button of main.querySelectorAll("button.more")) button.click();
    opened = [...main.querySelectorAll("details:not([open])")];
    for (const details of opened) details.open = true;
  });
  window.addEventListener("afterprint", () => { for (const details of opened) details.open = false; });

  document.querySelector("#help").addEventListener("click", () => document.querySelector("dialog").showModal());
  window.addEventListener("hashchange", show);
  show();
})();
