import { expect, type Locator } from "@playwright/test";

/** Pixels between two names of a map, so that they do not read as one. */
const apart = 3;

/** Expects names on a map to lie inside it, clear of each other, in letters of 12 px at least. */
export async function expectClearNames(names: Locator): Promise<void> {
  const boxes = await names.evaluateAll((all) =>
    (all as SVGTextElement[]).map((name) => {
      const { left, top, right, bottom, height } = name.getBoundingClientRect();
      const svg = name.ownerSVGElement?.getBoundingClientRect();
      return {
        name: name.textContent,
        isInside: !!svg && left >= svg.left && right <= svg.right + 1,
        size: Number.parseFloat(getComputedStyle(name).fontSize) * (name.getScreenCTM()?.a ?? 0),
        // Capitals take about the middle half of a line's box.
        box: [left, top + height / 4, right, bottom - height / 4] as const,
      };
    }),
  );
  for (const [index, { name, isInside, size, box }] of boxes.entries()) {
    expect([name, isInside, size >= 12]).toEqual([name, true, true]);
    for (const other of boxes.slice(index + 1)) {
      const [left, top, right, bottom] = other.box;
      const isClear =
        box[0] > right + apart ||
        left > box[2] + apart ||
        box[1] > bottom + apart ||
        top > box[3] + apart;
      expect([name, other.name, isClear]).toEqual([name, other.name, true]);
    }
  }
}
