import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { businessSchema } from "./business.schema.ts";

const business = parse(readFileSync("content/business.yaml", "utf8"));
const week = business.openDays;

test.each([
  ["7 days a week", week, true],
  ["Every day", week.slice(1), false],
  ["Monday to Saturday", week.slice(0, 6), true],
  ["Monday to Saturday", week, false],
  ["Mon–Fri", week.slice(0, 5), true],
  ["Tuesdays and Thursdays", ["Tuesday", "Thursday"], true],
  ["Friday through Monday", ["Monday", "Friday", "Saturday", "Sunday"], true],
  ["7 days a week, closed on Sundays", week.slice(0, 6), true],
  ["Every day but Monday", week.slice(1), true],
  ["By appointment", week, true],
])("%s against the open days %s: %s", (days, openDays, isRight) => {
  const { error } = businessSchema.safeParse({ ...business, days, openDays });
  expect(error?.issues.map(({ path }) => path) ?? []).toEqual(isRight ? [] : [["days"]]);
});
