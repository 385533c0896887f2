import { expect, test, vi } from "vitest";
import { minute } from "../../../server/time/durations.ts";

/** What the business's clocks show is not what this one shows. */
vi.stubEnv("TZ", "Pacific/Kiritimati");

test("the year is left out where it is this one on the business's clocks", async () => {
  const { momentInShort } = await import("./moments.ts");
  const newYearsEve = Date.parse("2026-12-31T20:00:00-05:00");
  const hoursLater = Date.parse("2027-01-01T01:00:00-05:00");
  expect(momentInShort(newYearsEve, newYearsEve + minute)).toBe("Dec 31, 8:00 PM");
  expect(momentInShort(newYearsEve, hoursLater)).toBe("Dec 31, 2026, 8:00 PM");
});
