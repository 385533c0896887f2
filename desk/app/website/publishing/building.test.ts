import { expect, test } from "vitest";
import type { BuildState } from "../../../server/website/website-api.ts";
import { isBuilding } from "../../server-api/queries.ts";

test("while the website is built, the desk reads often how far it is and begins no other build", () => {
  const running: BuildState = { step: "building", startedAt: 1, seconds: 1 };
  const ended: BuildState = { step: "published", at: 1 };
  expect([running, ended].map((build) => isBuilding({ build }))).toEqual([true, false]);
});
