import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fromOwnPage } from "../../../../tests/support/desk/desk-client.ts";
import { startWebsiteServer } from "../../../../tests/support/desk/website-server.ts";
import { keepPhoto } from "./photographs.ts";

test("a photograph's changes are one entry in plain words, and a new one has an entry", async () => {
  const server = await startWebsiteServer();
  const photo = await server.entry("photos.yaml", "two-exterior-day");
  const { crops: _, ...value } = photo.value as Record<string, unknown>;
  // What names the file is not seen in the form, and is kept.
  const moved = { ...value, file: "../package.json", focus: { left: 72, top: 54 } };
  const saved = await (await server.save(photo, moved)).json();
  expect(saved.value).toEqual({ ...value, focus: { left: 72, top: 54 } });
  const { edits } = server.website;
  await keepPhoto(edits, { id: "two-exterior-day" }, Buffer.from("x"));
  const { changes } = await server.read("website");
  expect(changes).toMatchObject([
    {
      title: "The 2-station trailer on a lawn in low sun",
      words: expect.arrayContaining(["Another picture", "The point that stays in view moved"]),
    },
  ]);
  expect(changes[0]?.words).toHaveLength(2);
  const way = { version: null, file: "photos.yaml", key: "two-exterior-day" };
  await server.send("website/take-back", way);
  expect((await server.read("website")).changes).toEqual([]);

  const added = { file: "photos.yaml", key: "new-one" };
  expect(await keepPhoto(edits, { id: added.key }, Buffer.from("x"))).toEqual(added);
  const { value: own } = await server.entry(added.file, added.key);
  expect(own).toMatchObject({ file: "./photos/new-one.jpg", alt: "new one" });
});

test("a photograph loses its orientation and its place; others are refused with help", async () => {
  const server = await startWebsiteServer({ root: process.cwd() });
  const send = (id: string, body: Uint8Array<ArrayBuffer>) =>
    server.ask(`/desk/api/website/photos?id=${id}`, { method: "POST", headers: fromOwnPage, body });
  const pictureOf = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#345" } });
  const phone = await pictureOf(3_000, 4_000)
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "43/1 0/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const answer = await send("two-vanity", new Uint8Array(phone));
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { file: "photos.yaml", key: "two-vanity" },
  ]);
  const kept = Buffer.from(await (await server.get("website/photos/two-vanity")).arrayBuffer());
  const stored = await sharp(kept).metadata();
  expect(stored).toMatchObject({ width: 2_400, height: 1_800, format: "jpeg" });
  expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);

  const small = await pictureOf(900, 900).png().toBuffer();
  const heic = Buffer.from(`\0\0\0\x18ftypheic${"\0".repeat(40)}`, "latin1");
  // Two are converted at once.
  const refused = await Promise.all(
    [small, heic, phone].map((bytes) => send("two-vanity", new Uint8Array(bytes))),
  );
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 409]);
  const rest = [Buffer.from("<svg/>"), phone.subarray(0, 2_000)];
  for (const bytes of rest) refused.push(await send("two-vanity", new Uint8Array(bytes)));
  expect(await Promise.all(refused.map(async (one) => (await one.json()).error))).toEqual([
    expect.stringMatching(/900 × 900 pixels.*1200 or more/),
    expect.stringMatching(/HEIC.*Most Compatible/),
    expect.stringMatching(/^Two photographs are being saved/),
    expect.stringMatching(/no picture|kind svg/),
    expect.stringMatching(/damaged/),
  ]);
  expect((await send("two-vanity", new Uint8Array(13 * 1024 * 1024))).status).toBe(413);
});

test("a new photograph takes the place of none that has its name", async () => {
  const server = await startWebsiteServer({ root: process.cwd() });
  const body = readFileSync("content/photos/two-vanity.jpg");
  const send = (query: string) => {
    const init = { method: "POST", headers: fromOwnPage, body: new Uint8Array(body) };
    return server.ask(`/desk/api/website/photos?${query}`, init);
  };
  const refused = await send("id=two-exterior-day&isNew=yes");
  expect([refused.status, (await refused.json()).error]).toEqual([
    422,
    expect.stringContaining("a photograph of this title already"),
  ]);
  expect((await server.read("website")).changes).toEqual([]);
  expect((await send("id=from-the-garden&isNew=yes")).status).toBe(200);
  expect((await send("id=from-the-garden")).status).toBe(200);
});
