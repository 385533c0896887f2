import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keepHouse, watchClock } from "./housekeeping.ts";
import { openDesk } from "./testing/desk.ts";
import { housekeepingOf } from "./testing/housekeeping.ts";
import { sample } from "./testing/sample.ts";

const day = 24 * 60 * 60 * 1000;
const minute = 60_000;

test("what is past its time is erased, with its mails and their files, and nothing else", async () => {
  const desk = await openDesk();
  await desk.post(sample);
  desk.pass(400 * day);
  await desk.post({ ...sample, name: "Later Sender" });
  desk.pass(331 * day);
  const mailFolder = join(desk.folder, "mail");
  await mkdir(mailFolder);
  for (const [file, age] of Object.entries({ "old.eml": 731, "new.eml": 729 })) {
    await writeFile(join(mailFolder, file), "a mail");
    const written = new Date(desk.clock() - age * day);
    await utimes(join(mailFolder, file), written, written);
  }
  await keepHouse(housekeepingOf(desk), true);
  expect(await readdir(mailFolder)).toEqual(["new.eml"]);
  const rows = await desk.db.selectFrom("quote_request").select("name").execute();
  expect(rows).toEqual([{ name: "Later Sender" }]);
  expect(await desk.count("outbox_mail")).toBe(2);
  expect(desk.logged()).toContain('"requests":1');
  expect(desk.logged()).not.toContain(sample.name);
});

test("nothing is erased while the clock cannot be believed", async () => {
  const desk = await openDesk();
  await desk.post(sample);
  desk.pass(3000 * day);
  await keepHouse(housekeepingOf(desk), false);
  expect(await desk.count("quote_request")).toBe(1);
});

test("a clock is believed after an hour without a jump, forward or back", () => {
  let clock = 0;
  let elapsed = 0;
  const isSteady = watchClock(
    () => clock,
    () => elapsed,
  );
  const pass = (minutes: number) => {
    clock += minutes * minute;
    elapsed += minutes * minute;
    return isSteady();
  };
  expect(pass(59)).toBe(false);
  expect(pass(1)).toBe(true);
  clock += 400 * day;
  expect(isSteady()).toBe(false);
  expect(pass(59)).toBe(false);
  expect(pass(1)).toBe(true);
  clock -= 400 * day;
  expect(isSteady()).toBe(false);
});
