import { expect, test } from "vitest";
import { sizeOfPhoto } from "./photo-size.ts";

test("a tall photograph and a phone's screenshot are kept, and no size that a page cannot show", () => {
  const keptAs = (width: number, height: number) => {
    try {
      return Object.values(sizeOfPhoto({ width, height })).join(" × ");
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(keptAs(1_800, 4_000)).toBe("1800 × 4000");
  expect(keptAs(1_290, 2_796)).toBe("1290 × 2796");
  expect(keptAs(3_000, 4_000)).toBe("2400 × 3200");
  expect(keptAs(4_000, 1_000)).toBe("2400 × 600");
  expect(keptAs(900, 900)).toMatch(/^This picture is 900 × 900 pixels.* send the original/);
  expect(keptAs(1_290, 9_000)).toMatch(/^This picture is 1290 × 9000 pixels, too tall/);
  expect(keptAs(6_000, 1_000)).toMatch(/too low for a page/);
  for (const [width, height] of [
    [1_200, 49_999],
    [59_000_000, 1],
  ] as const)
    expect(keptAs(width, height)).toMatch(/more than 20,000/);
});
