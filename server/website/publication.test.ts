import { execFile } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { functionPath } from "../../quote-request/protocol.ts";
import { createCookieJar } from "../../tests/support/desk/desk-client.ts";
import { startWebsiteServer } from "../../tests/support/desk/website-server.ts";
import { sample } from "../../tests/support/sample.ts";
import { startServer } from "../../tests/support/servers/running-server.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { until } from "../../tests/support/until.ts";
import { openDatabase } from "../db/open-database.ts";
import { startSession } from "../desk/access/sessions/sessions.repository.ts";
import { keepFile } from "./overlay.ts";
import type { Entry, Website } from "./website-api.ts";

// Some tests build the site.
vi.setConfig({ testTimeout: 300_000 });

const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
let previewed: string | undefined;
afterAll(() => previewed && rm(previewed, { recursive: true, force: true }));

/** Returns a data folder in which a phone number and a notice are saved and previewed. */
async function folderWithPreview(): Promise<string> {
  const dataDir = await temporaryFolder();
  if (!previewed) {
    const server = await openServer(dataDir);
    await server.change("notice.yaml", () => ({ text: "Closed.", lastDay: dayAfter(2) }));
    await server.change("business.yaml", (value) => ({ ...value, phone: "905-555-0199" }));
    await server.api("/preview", {});
    expect((await server.built()).build).toMatchObject({ step: "ready", isOfNow: true });
    await server.stop();
    await rm(join(dataDir, "website/workspace"), { recursive: true });
    previewed = await mkdtemp(join(tmpdir(), "previewed-"));
    await cp(dataDir, previewed, { recursive: true });
  } else await cp(previewed, dataDir, { recursive: true });
  return dataDir;
}

/** A server of its own with somebody signed in to its desk. */
async function openServer(dataDir: string) {
  const server = await startServer({
    dataDir,
    env: { LOG_LEVEL: "error", SITE_URL: "http://127.0.0.1" },
  });
  onTestFinished(async () => void (await server.stop().catch(() => {})));
  return { ...server, ...(await signIn(server.url, dataDir)) };
}

async function signIn(url: string, dataDir: string) {
  const [, email = ""] = /^email: (\S+)/m.exec(readFileSync("content/business.yaml", "utf8")) ?? [];
  const { db } = await openDatabase({ sqlite: join(dataDir, "quotes.db") });
  const token = await startSession(db, { person: email, device: "Test", now: Date.now() });
  await db.destroy();
  const jar = createCookieJar();
  jar.cookies.set("desk", token);
  const ask = async (path: string, body?: unknown) => {
    const answer = await fetch(url + path, {
      redirect: "manual",
      headers: {
        Cookie: jar.header(),
        Origin: url,
        "Sec-Fetch-Site": "same-origin",
        "Content-Type": "application/json",
      },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    jar.keep(answer);
    return answer;
  };
  const api = async <T>(path: string, body?: unknown): Promise<T> => {
    const answer = await ask(`/desk/api/website${path}`, body);
    const text = await answer.text();
    expect(answer.status, `${path}: ${text.slice(0, 400)}`).toBe(200);
    return JSON.parse(text);
  };
  const built = async () => {
    let website: Website | null = null;
    await until(
      async () => {
        website = await api<Website>("");
        return /ready|published|failed/.test(website.build.step);
      },
      "the build",
      170_000,
    );
    return website as unknown as Website;
  };
  const change = async (
    file: string,
    edit: (value: Record<string, unknown>) => object,
    more: Record<string, string> = {},
  ) => {
    const entry = await api<Entry>(`/entry?${new URLSearchParams({ file, ...more })}`);
    const { key, copyTitle, hash, value, body } = entry;
    const edited = edit(value as Record<string, unknown>);
    return api<Entry>("/entry", { file, key, copyTitle, hash, body, value: edited });
  };
  const page = async (path = "/") => (await fetch(url + path)).text();
  return { ask, api, built, change, page };
}

test("a change is previewed, published and undone, and every quote sent throughout is stored", async () => {
  const dataDir = await folderWithPreview();
  // A preview outlives the server that built it.
  const server = await openServer(dataDir);
  const before = await server.page();
  let isOver = false;
  let sent = 0;
  const failures: string[] = [];
  const quotes = (async () => {
    for (; !isOver; sent += 1) {
      const answer = await fetch(server.url + functionPath, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: server.url },
        body: JSON.stringify({ ...sample, email: `guest${sent}@maple.example` }),
      }).catch((error: Error) => ({ status: error.message }));
      if (answer.status !== 200) failures.push(String(answer.status));
      await new Promise((go) => setTimeout(go, 250));
    }
  })();

  const ready = await server.api<Website>("");
  expect(ready.build).toMatchObject({ step: "ready", isOfNow: true });
  // Visitors see no byte of it; a signed-in person who opened it does, with a banner.
  expect(await server.page()).toBe(before);
  expect((await server.ask("/desk/preview")).headers.get("location")).toBe("/");
  const preview = await server.ask("/");
  const html = await preview.text();
  expect(html).toContain("905-555-0199");
  expect(html).toContain("Preview. Not online.");
  expect(preview.headers.get("Cache-Control")).toBe("no-store");
  expect(preview.headers.get("X-Robots-Tag")).toContain("noindex");
  expect(await server.page()).toBe(before);
  await server.ask("/desk/preview/end");
  expect(await (await server.ask("/")).text()).toBe(before);

  const began = performance.now();
  await server.api("/publish", {});
  const published = await server.built();
  const took = performance.now() - began;
  expect(published.build.step).toBe("published");
  // Five seconds, on a machine four times slower too.
  expect(took).toBeLessThan(20_000);
  expect(published.changes).toEqual([]);
  expect(published.versions[0]).toMatchObject({
    isOnline: true,
    words: [
      "Business: Phone: 905-555-0142 → 905-555-0199",
      expect.stringMatching(/^Notice: Last day: /),
      "Notice: Text: nothing → Closed.",
    ],
  });
  expect(await server.page()).toContain("905-555-0199");
  const { business } = await (await server.ask("/desk/api/start")).json();
  expect(business.phone).toBe("905-555-0199");
  const isMailed = async () =>
    (await server.readData()).mails.some(({ text }) => text?.includes("905-555-0199"));
  await until(isMailed, "a mail with the new words");

  // Not previewed: it builds first.
  await server.change("about.yaml", (value) => ({ ...value, eyebrow: "Since this morning" }));
  const text = "Hello {name},\n\nWhen may we call?\n\n{business}\n";
  const reply = { key: "when-to-call" };
  await server.change("reply-templates.yaml", (value) => ({ ...value, text }), reply);
  const waits = { copyTitle: "A wedding in spring" };
  const pattern = "articles/luxury-porta-potty-vs-restroom-trailer.md";
  await server.change(pattern, (value) => ({ ...value, date: dayAfter(9) }), waits);
  const again = performance.now();
  await server.api("/publish", {});
  expect((await server.built()).build.step).toBe("published");
  console.log(
    `published a preview in ${Math.round(took)} ms, without one in ${Math.round(performance.now() - again)} ms`,
  );
  expect(await server.page("/about-washroom-restroom-trailer-rentals")).toContain(
    "Since this morning",
  );
  const { requests } = await (await server.ask("/desk/api/requests")).json();
  const templates = await server.ask(`/desk/api/requests/${requests[0].reference}/reply-templates`);
  expect((await templates.json())[0].text).toMatch(/^Hello .+\n\nWhen may we call\?\n\n\S.+$/);
  // The article waits for its day.
  const [latest] = (await server.api<Website>("")).versions;
  expect(latest?.words.join()).toContain(
    "A wedding in spring: It appears on the site by itself on",
  );
  const early = await fetch(`${server.url}/blog/a-wedding-in-spring`);
  expect([early.status, await server.page("/sitemap.xml")]).toEqual([
    404,
    expect.not.stringContaining("a-wedding-in-spring"),
  ]);

  // The release's own words are its own site: nothing is built.
  const { versions } = await server.api<Website>("");
  const back = performance.now();
  await server.api("/undo", { version: versions.at(-1)?.id });
  const undone = await server.built();
  expect(performance.now() - back).toBeLessThan(20_000);
  expect(undone.build).toMatchObject({ step: "published" });
  expect(server.output()).not.toContain("could not be built");
  expect(undone.versions).toHaveLength(4);
  expect(undone.versions[0]?.words).toEqual(["Went back to: The website before the first change"]);
  expect(await server.page()).toContain("905-555-0142");

  isOver = true;
  await quotes;
  expect(failures).toEqual([]);
  const { quotes: stored } = await server.readData();
  expect(stored).toHaveLength(sent);

  // The next start serves what was published last.
  await server.stop();
  const next = await openServer(dataDir);
  expect(await next.page()).toContain("905-555-0142");
});

test("a build that fails names the field, and the site stays byte for byte", async () => {
  const server = await openServer(await temporaryFolder());
  const before = await server.page();
  const { collections } = await server.api<Website>("");
  const file = collections.find(({ name }) => name === "articles")?.entries[0]?.file ?? "";
  const { hash, value, body } = await server.api<Entry>(`/entry?file=${file}`);
  await server.api("/entry", {
    file,
    key: null,
    hash,
    value,
    body: `${body}\n\nSee [this](/gone).\n`,
  });
  await server.api("/publish", {});
  const { build } = await server.built();
  expect(build).toMatchObject({ step: "failed" });
  expect("problems" in build && build.problems).toEqual([
    {
      sentence: "The link /gone leads nowhere. There is no such page or file.",
      address: { file, key: null },
      path: ["body"],
    },
  ]);
  expect(await server.page()).toBe(before);
});

test("killed before every step of a switch, the next start serves a whole site, and nothing is lost", async () => {
  const served: string[] = [];
  for (let isKilled = true; isKilled; ) {
    const dataDir = await folderWithPreview();
    const words = ["--import", "tsx", "tests/support/desk/killed-publication.ts"];
    const { signal = null } = (await promisify(execFile)("node", [
      ...words,
      dataDir,
      String(served.length),
    ]).catch((error: { signal: string }) => error)) as { signal?: string | null };
    isKilled = signal === "SIGKILL";
    const server = await startWebsiteServer({ dataDir });
    const page = server.website.online().site.page("/") ?? "";
    expect(page).toContain("</html>");
    const [phone = ""] = /905-555-0(142|199)/.exec(page) ?? [];
    const isNew = phone === "905-555-0199";
    const { changes, versions, build } = await server.read<Website>("website");
    expect([changes.length, versions.length]).toEqual(isNew ? [0, 2] : [2, 0]);
    expect(build).toMatchObject(isNew ? { step: "none" } : { step: "ready", isOfNow: true });
    served.push(phone);
  }
  expect(served.length).toBeGreaterThan(10);
  expect(served).toContain("905-555-0142");
  expect(served).toEqual(served.toSorted());
  expect(served.at(-1)).toBe("905-555-0199");
});

test("killed while it publishes, the server starts again with a whole site", async () => {
  const dataDir = await folderWithPreview();
  const running = await openServer(dataDir);
  await running.api("/publish", {});
  await running.kill();
  const page = await (await openServer(dataDir)).page();
  expect(page).toContain("</html>");
  expect(page).toMatch(/905-555-0(142|199)/);
});

test("a server that starts on a release without her words builds it with them at once", async () => {
  const dataDir = await folderWithPreview();
  const server = await openServer(dataDir);
  await server.api("/publish", {});
  expect((await server.built()).build.step).toBe("published");
  await server.stop();
  // As after a release by npm start in a clone.
  const builds = join(dataDir, "website/builds");
  for (const file of globSync("*/build.json", { cwd: builds })) {
    const build = JSON.parse(readFileSync(join(builds, file), "utf8"));
    writeFileSync(join(builds, file), JSON.stringify({ ...build, release: "another" }));
  }
  const next = await openServer(dataDir);
  expect(await next.page()).toContain("905-555-0142");
  expect((await next.built()).build.step).toBe("published");
  expect(await next.page()).toContain("905-555-0199");
  expect((await next.api<Website>("")).versions).toHaveLength(2);
  await next.stop();

  // What a power failure may leave: the server starts all the same, with the release's own site.
  for (const file of globSync("*/site/index.html", { cwd: builds }))
    writeFileSync(join(builds, file), "");
  const damaged = await openServer(dataDir);
  expect(await damaged.page()).toContain("905-555-0142");
  await damaged.kill();
  writeFileSync(join(dataDir, "website/current.json"), "{");
  expect(await (await openServer(dataDir)).page()).toContain("905-555-0142");
});

test("a release whose check refuses her published words serves its own site", async () => {
  const dataDir = await temporaryFolder();
  const website = join(dataDir, "website");
  const own = readFileSync("content/about.yaml");
  const hers = keepFile(website, `${own}newField: A later release knows this.\n`);
  const files = { "about.yaml": { hers, base: keepFile(website, own) } };
  const version = { id: "v1", at: 1, by: "owner@maple.example", words: [], files };
  mkdirSync(join(website, "versions"));
  writeFileSync(join(website, "versions/v1.json"), JSON.stringify(version));
  writeFileSync(join(website, "current.json"), JSON.stringify({ versions: ["v1"], build: "b1" }));
  const server = await startWebsiteServer({ dataDir });
  await until(async () => !server.website.isBuilding, "the check");
  const { build } = await server.read<Website>("website");
  expect(JSON.stringify(build)).toMatch(/failed.*newField/);
  expect(server.website.online().contentFolder).toBe(resolve("content"));
});

test("the site is built again by itself once a notice's last day is over", async () => {
  let pass = 0;
  const dataDir = await folderWithPreview();
  const server = await startWebsiteServer({ dataDir, clock: () => Date.now() + pass });
  await server.send("website/publish", {});
  const isBuilt = async () => !server.website.isBuilding;
  await until(isBuilt, "the publication", 170_000);
  expect(server.website.online().site.page("/")).toContain("Closed.");
  const { contentFolder } = server.website.online();
  for (const [days, isPublishedAgain] of [
    [1, false],
    [2, false],
    [3, true],
  ] as const) {
    pass = days * 86_400_000;
    await server.website.catchUp();
    expect(server.website.isBuilding, `${days}`).toBe(isPublishedAgain);
  }
  await until(isBuilt, "the publication by itself", 170_000);
  expect(server.website.online().contentFolder).not.toBe(contentFolder);
  expect((await server.read<Website>("website")).versions).toHaveLength(2);
});
