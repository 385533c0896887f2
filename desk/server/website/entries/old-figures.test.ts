import { expect, test } from "vitest";
import { startWebsiteServer } from "../../../../tests/support/desk/website-server.ts";
import { until } from "../../../../tests/support/until.ts";
import { oldFigures } from "./old-figures.ts";

const texts = [
  "It weighs 11,200 pounds empty.",
  "Plan 16, 20 and 24 feet of curb.",
  "We hold your date for ten days, from 9:00 AM to 8:00 PM.",
  "It weighs {facts.weight}.",
];

test.each([
  ["11,200 lbs", "11,500 lbs", { figure: "11,200 lbs", at: [0] }],
  ["20 feet", "21 feet", { figure: "20 feet", at: [1] }],
  ["20 to 24 feet", "21 to 24 feet", { figure: "20 feet", at: [1] }],
  ["ten days", "7 days", { figure: "10 days", at: [2] }],
  ["9:00 AM to 8:00 PM", "8:00 AM to 6:00 PM", { figure: "9:00 AM to 8:00 PM", at: [2] }],
  ["20 inches", "21 inches", null],
  ["St. Catharines", "Welland", null],
  ["20 feet", "20 feet", null],
])("%s, which is %s now, is found where a text still has it", (was, now, expected) => {
  const entry = { file: "about.yaml", key: null, title: "About page" };
  const schema = { properties: { texts: { items: { title: "Words" } } } };
  const entries = [{ ...entry, value: { texts }, body: null }];
  const collection = { title: "About page", schema, entries };
  const found = oldFigures({ "facts.a": was, "facts.a.text": `${was} or so` }, {
    placeholders: { "facts.a": now, "facts.a.text": `${now} or so` },
    collections: [collection],
  } as unknown as Parameters<typeof oldFigures>[1]);
  const place = (at: number) => ({
    ...{ ...entry, path: ["texts", at], field: "Words" },
    excerpt: expect.any(String),
  });
  expect(found).toEqual(
    expected ? [{ figure: expected.figure, now, places: expected.at.map(place) }] : [],
  );
});

test("after a save the desk says where a trailer's old weight stands, with its fields", async () => {
  const server = await startWebsiteServer();
  expect((await server.read("website")).oldFigures).toEqual([]);
  const file = "trailers/executive-3-station-restroom-trailer.yaml";
  const trailer = await server.entry(file);
  const value = trailer.value as { specifications: object };
  const specifications = { ...value.specifications, weight: "11,500 lbs" };
  expect((await server.save(trailer, { ...value, specifications })).status).toBe(200);
  const { oldFigures: found } = await server.read("website");
  expect(found).toMatchObject([{ figure: "11,200 lbs", now: "11,500 lbs" }]);
  expect(found[0]?.places).toContainEqual(
    expect.objectContaining({
      ...{ file, path: ["ownQuestions", expect.any(Number), "answer"] },
      excerpt: expect.stringMatching(/^With .* weighs 11,200 lbs empty\. /),
    }),
  );

  // It is true online as well, until it is mended there or left.
  await server.send("website/publish");
  await until(() => !server.website.publication.isBuilding, "the build");
  const published = await server.read("website");
  expect([published.changes, published.oldFigures]).toEqual([[], found]);
  expect((await server.send("website/leave-figures")).oldFigures).toEqual([]);
  expect((await server.read("website")).oldFigures).toEqual([]);
});

test("a figure is named until it is changed back, or everywhere and online", async () => {
  const server = await startWebsiteServer();
  const oldFigure = async () => {
    const [old] = (await server.read("website")).oldFigures;
    return old && [old.figure, old.now];
  };
  const save = async (weight: string, from = "", to = "") => {
    const trailer = await server.entry("trailers/executive-3-station-restroom-trailer.yaml");
    const value = JSON.parse(
      JSON.stringify(trailer.value).replaceAll(from || weight, to || weight),
    );
    value.specifications.weight = weight;
    expect((await server.save(trailer, value)).status).toBe(200);
  };
  await save("11,500 lbs");
  expect(await oldFigure()).toEqual(["11,200 lbs", "11,500 lbs"]);
  await save("11,200 lbs");
  expect(await oldFigure()).toBe(undefined);
  await save("11,500 lbs", "11,200 lbs", "11,500 lbs");
  expect(await oldFigure()).toBe(undefined);
  await server.send("website/publish");
  await until(() => !server.website.publication.isBuilding, "the build");
  expect(await oldFigure()).toBe(undefined);
  await save("11,600 lbs");
  expect(await oldFigure()).toEqual(["11,500 lbs", "11,600 lbs"]);
});
