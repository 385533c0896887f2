import { expect, test } from "vitest";
import { fromOwnPage } from "../../../tests/support/desk/desk-client.ts";
import { startWebsiteServer } from "../../../tests/support/desk/website-server.ts";
import { until } from "../../../tests/support/until.ts";

test("hostile addresses and bodies are refused", async () => {
  const server = await startWebsiteServer();
  const opened = await server.entry("about.yaml");
  const refused = (status: number) => expect(status).toBeOneOf([404, 409, 422]);
  const files = [
    "../package.json",
    "/etc/passwd",
    "about.yaml/../fleet.yaml",
    "map.yaml",
    "posts/*.md",
  ];
  for (const file of [...files, "a\u0000b", "x".repeat(5_000)]) {
    refused((await server.get(`website/entry?file=${encodeURIComponent(file)}`)).status);
    refused((await server.save({ ...opened, file }, opened.value)).status);
    const way = { version: null, file, key: null };
    refused((await server.post("website/take-back", way)).status);
  }
  const deep = { units: { a: { b: "x".repeat(60_000) } } };
  for (const value of [null, [], "x", 1, { __proto__: 1 }, deep])
    expect((await server.save(opened, value)).status).toBe(422);
  const large = await server.post("website/entry", { ...opened, body: "x".repeat(70_000) });
  expect(large.status).toBe(413);
  expect((await server.get("website/photos/..%2f..%2fpackage")).status).toBe(404);
  for (const id of ["../x", "A", "", "x".repeat(61)]) {
    const path = `/desk/api/website/photos?id=${encodeURIComponent(id)}`;
    const init = { method: "POST", headers: fromOwnPage, body: "x" };
    expect((await server.ask(path, init)).status, id).toBe(422);
  }
  expect((await server.ask("/desk/api/website", { headers: { Cookie: "" } })).status).toBe(401);
});

test("a preview is seen by who is signed in and has turned it on, and published by the desk", async () => {
  const server = await startWebsiteServer();
  const business = await server.entry("business.yaml");
  await server.save(business, { ...(business.value as object), phone: "905-555-0199" });
  const built = () => until(() => !server.website.publication.isBuilding, "the build");
  expect((await server.ask("/desk/preview")).headers.get("location")).toBe("/desk/website");
  expect((await server.send("website/preview")).build.step).toBe("checking");
  await built();
  const visitor = async () => (await server.app.request("/")).text();
  const before = await visitor();
  const isShown = async () => (await (await server.ask("/")).text()).includes("905-555-0199");
  expect(await isShown()).toBe(false);
  expect((await server.ask("/desk/preview")).headers.get("location")).toBe("/");
  const preview = await server.ask("/");
  expect(await preview.text()).toMatch(/Preview\. Not online\.[\s\S]*905-555-0199/);
  expect(preview.headers.get("Cache-Control")).toBe("no-store");
  expect(preview.headers.get("X-Robots-Tag")).toContain("noindex");
  const script = await server.ask("/desk/preview/preview.js");
  expect(script.headers.get("Content-Type")).toBe("text/javascript");
  expect(await script.text()).toContain("addEventListener");
  const withoutSession = await server.app.request("/", { headers: { Cookie: "preview=on" } });
  expect([await visitor(), await withoutSession.text()]).toEqual([before, before]);
  await server.ask("/desk/preview/end");
  expect(await isShown()).toBe(false);

  await server.send("website/publish");
  await built();
  const { versions } = await server.read("website");
  await server.send("website/undo", { version: versions.at(-1)?.id });
  await built();
  expect(await server.actions()).toEqual([
    "Saved a change of the website: Business",
    "Built a preview of the website",
    "Published the website",
    "Went back to an earlier version of the website",
  ]);
});

test("where the settings do not allow editing, a sentence says so and nothing else answers", async () => {
  const server = await startWebsiteServer({ forbidden: "Set QUOTE_INBOX." });
  expect(await server.read("website")).toMatchObject({
    unavailable: "Set QUOTE_INBOX.",
    collections: [],
  });
  for (const path of [
    "website/entry?file=about.yaml",
    "website/search?text=a",
    "website/photos/two-vanity",
  ])
    expect((await server.get(path)).status, path).toBe(409);
  for (const path of [
    "entry",
    "remove",
    "take-back",
    "undo-field",
    "leave-figures",
    "preview",
    "publish",
    "undo",
    "photos?id=a",
  ])
    expect((await server.post(`website/${path}`)).status, path).toBe(409);
});
