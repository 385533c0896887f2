import { expect, test } from "vitest";
import { saySoFar } from "./build-time.ts";

test("how long a build has taken is said in seconds, and then in minutes", () => {
  const said = [0, 59, 60, 195].map(saySoFar);
  expect(said).toEqual(["0 s so far", "59 s so far", "1 min 0 s so far", "3 min 15 s so far"]);
});
