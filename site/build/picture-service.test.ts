import sharp from "sharp";
import { expect, test } from "vitest";
import { cropTo } from "./picture-service.ts";

/** A picture of three vertical stripes, each 100 by 200 pixels: red, green, blue. */
const stripes = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="100" height="200" fill="#f00"/><rect x="100" width="100" height="200" fill="#0f0"/><rect x="200" width="100" height="200" fill="#00f"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

async function coloursOf(picture: Uint8Array) {
  const { width, height } = await sharp(picture).metadata();
  const { channels } = await sharp(picture).stats();
  return { width, height, colour: channels.slice(0, 3).map(({ mean }) => Math.round(mean)) };
}

test.each([
  [0, [255, 0, 0]],
  [50, [0, 255, 0]],
  [100, [0, 0, 255]],
])("a position of %i per cent places a narrow crop as object-position does", async (at, colour) => {
  const crop = await coloursOf(await cropTo(await stripes(), 0.5, at, 50));
  expect(crop).toEqual({ width: 100, height: 200, colour });
});

test("a flat crop keeps the whole width", async () => {
  const { width, height } = await sharp(await cropTo(await stripes(), 3, 0, 100)).metadata();
  expect([width, height]).toEqual([300, 100]);
});
