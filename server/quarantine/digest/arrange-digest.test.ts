import { expect, test } from "vitest";
import { arrangeDigest, mostInFull, mostOfNetwork, type Quarantined } from "./arrange-digest.ts";

const request = (id: number, changes: Partial<Quarantined> = {}): Quarantined => ({
  id,
  reasons: ["link-markup"],
  networkHash: null,
  ofNetwork: 1,
  receivedAt: id,
  ...changes,
});
const flood = (count: number, from: number, networkHash: string, ofNetwork = count) =>
  Array.from({ length: count }, (_, at) => request(from + at, { networkHash, ofNetwork }));

test("the lowest weights come first, and of these the newest", () => {
  const reasons = ["link-markup", "many-links"];
  const { inFull } = arrangeDigest([
    request(1),
    request(2, { reasons }),
    request(3),
    request(4, { reasons: ["above-hourly-ceiling"] }),
    request(5, { reasons: ["a reason of an older version"] }),
  ]);
  expect(inFull).toEqual([4, 5, 3, 1, 2]);
});

test("a flood from one network is one line, and hides nobody", () => {
  const { inFull, floods } = arrangeDigest([
    ...flood(600, 1, "a"),
    request(5_000, { networkHash: "customer" }),
    ...flood(1_000, 10_000, "b"),
    ...flood(mostOfNetwork, 20_000, "c"),
  ]);
  expect(inFull).toEqual([20_004, 20_003, 20_002, 20_001, 20_000, 5_000]);
  expect(floods).toEqual([
    {
      count: 1_000,
      first: 10_000,
      last: 10_999,
      reasons: ["link-markup"],
      named: [10_999, 10_998, 10_997],
    },
    { count: 600, first: 1, last: 600, reasons: ["link-markup"], named: [600, 599, 598] },
  ]);
});

test("a neighbour of a flood with a lower weight is named in its line", () => {
  const { floods } = arrangeDigest([
    ...flood(100, 1, "a", 201),
    { ...request(500), networkHash: "a", ofNetwork: 201, reasons: ["above-hourly-ceiling"] },
    ...flood(100, 900, "a", 201),
  ]);
  expect(floods[0]?.named[0]).toBe(500);
  expect(floods[0]?.count).toBe(201);
});

test("a flood that was read in part is counted in whole and takes no place in full", () => {
  const { inFull, floods } = arrangeDigest([...flood(2, 1, "a", 33), request(9)]);
  expect(inFull).toEqual([9]);
  expect(floods.map(({ count }) => count)).toEqual([33]);
});

test("requests of which no network is known are no flood", () => {
  const { inFull, floods } = arrangeDigest(
    Array.from({ length: mostInFull + 50 }, (_, id) => request(id)),
  );
  expect(floods).toEqual([]);
  expect(inFull).toHaveLength(mostInFull);
  expect(inFull[0]).toBe(mostInFull + 49);
});

test("ten thousand requests are arranged without holding the server up", () => {
  const many = Array.from({ length: 10_000 }, (_, id) =>
    request(id, { networkHash: `${id % 3_000}`, ofNetwork: 4 }),
  );
  const began = performance.now();
  arrangeDigest(many);
  expect(performance.now() - began).toBeLessThan(100);
});
