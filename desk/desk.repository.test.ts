import { expect, test } from "vitest";
import { keepHouse } from "../server/housekeeping.ts";
import { openDeskWithInbox } from "../server/testing/desk-with-inbox.ts";
import { housekeepingOf } from "../server/testing/housekeeping.ts";
import { sample } from "../server/testing/sample.ts";
import { eraseReferences } from "./desk.repository.ts";

const advertising = { ...sample, message: '<a href="http://spam.example">Buy</a> <script>' };

test("who was to be named by a digest that goes with an erased request is named by the next one", async () => {
  const desk = await openDeskWithInbox();
  const house = () => keepHouse(housekeepingOf(desk), true);
  const { reference } = await (await desk.post(advertising)).json();
  await desk.post({ ...advertising, name: "A Customer After All" });
  await house();
  await desk.database.write((db) => eraseReferences(db, [reference]), "erase");
  await house();
  await desk.deliver();
  expect(desk.inbox.mails.map(({ subject }) => subject)).toEqual([
    "Held back for you to look at: 1 quote request",
  ]);
  expect(desk.inbox.mails[0]?.text).toContain("A Customer After All");
});
