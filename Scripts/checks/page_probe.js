// Put at the end of a page by Scripts/graph-page: uses it as a person does, and leaves what it saw in an element.
(async () => {
  const seen = { errors: window.probeErrors, focus: {}, searches: {}, keys: {}, lists: {}, groups: {}, ready: window.probeReady };
  const data = JSON.parse(document.getElementById("data").textContent);
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
  // The address changes at once, but the page hears of it later.
  const arrived = async () => {
    for (let tries = 0; tries < 10000 && document.querySelector("main").dataset.address !== location.hash; tries++) await turn();
  };
  const go = async (hash) => { location.hash = hash; await arrived(); };
  const ids = (selector) => [...document.querySelectorAll(selector)].map((card) => card.dataset.id);
  const press = (key, target = document.body) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const everything = async () => {
    for (const button of document.querySelectorAll("main button")) if (button.textContent.startsWith("show the other")) button.click();
    await turn();
  };
  const input = document.querySelector(".find input");
  const type = async (text) => { input.value = text; input.dispatchEvent(new Event("input")); await turn(); };
  for (const section of data.sections) {
    seen.focus[section.id] = {};
    const looks = section.nodes.length > 2000 ? 8 : 60;
    const step = Math.max(1, Math.floor(section.nodes.length / looks));
    for (let index = 0; index < section.nodes.length; index += step) {
      const node = section.nodes[index];
      const found = {};
      for (const depth of ["", "all"]) {
        await go(`#/${section.id}/node/${encodeURIComponent(node.id)}${depth ? "?depth=all" : ""}`);
        await everything();
        found[depth || "direct"] = { users: ids(".users .card"), needs: ids(".needs .card") };
      }
      found.title = document.querySelector("h1").textContent;
      found.chain = [...document.querySelectorAll(".chain a, .chain b")].map((part) => part.textContent);
      found.members = {};
      for (const offer of (node.provides || []).slice(0, 3)) {
        const name = offer.text.match(/^[^:(]*(\([^)]*\))?/)[0].trim();
        await go(`#/${section.id}/node/${encodeURIComponent(node.id)}?member=${encodeURIComponent(name)}`);
        found.members[offer.text] = [...document.querySelectorAll("details[open] .here > a")].map((link) => link.textContent);
      }
      seen.focus[section.id][node.id] = found;
    }
    for (let index = 0; index < section.nodes.length; index += Math.max(1, Math.floor(section.nodes.length / Math.min(looks, 25)))) {
      const title = section.nodes[index].title;
      await type(title);
      press("Enter", input);
      await arrived();
      seen.searches[title] = document.querySelector("h1").textContent;
    }
    seen.lists[section.id] = {};
    for (const facet of section.facets) {
      for (const value of new Set(section.nodes.map((node) => node.facets[facet.id]).filter(Boolean))) {
        await go(`#/${section.id}/list?${facet.id}=${encodeURIComponent(value)}`);
        await everything();
        seen.lists[section.id][`${facet.id}=${value}`] = document.querySelectorAll("tbody tr").length;
      }
    }
    for (const drawing of section.drawings) {
      await go(`#/${section.id}/drawing/${drawing.id}`);
      const links = [...document.querySelectorAll("svg a[data-id]")];
      seen.groups[`${section.id}/${drawing.id}`] = links.map((link) => link.dataset.id);
      await go(links[0].getAttribute("href"));
      seen.groups[`${section.id}/${drawing.id} leads to`] = document.querySelector("h1").textContent;
    }
  }
  await go("#/findings");
  await everything();
  seen.findings = [...document.querySelectorAll("article.finding")].length;
  press("1");
  await arrived();
  seen.keys.first = location.hash;
  press("/"); await turn();
  seen.keys.search = document.activeElement === input;
  await type("no such name at all");
  seen.keys.none = document.querySelector(".hits").textContent;
  press("Escape", input); await turn();
  seen.keys.closed = document.querySelector(".hits").hidden;
  press("?"); await turn();
  seen.keys.help = document.querySelector("dialog").open;
  document.querySelector("dialog").close();
  document.querySelector("#theme").click();
  seen.keys.theme = document.documentElement.dataset.theme;
  await go("#/nowhere");
  seen.keys.nowhere = document.querySelector("main").textContent;
  seen.keys.injected = Boolean(window.injected);
  const result = document.createElement("pre");
  result.id = "seen";
  result.textContent = JSON.stringify(seen);
  document.body.replaceChildren(result);
})().catch((error) => {
  document.body.innerHTML = `<pre id="seen"></pre>`;
  document.getElementById("seen").textContent = JSON.stringify({ crash: String(error && error.stack) });
});
