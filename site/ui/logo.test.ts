import sharp from "sharp";
import { expect, test } from "vitest";
import { icons } from "../seo/icons.ts";
import { drawIcon } from "./logo.ts";

test("keeps the mark of a maskable icon inside the circle that launchers cut", async () => {
  const { side, filled } = icons["icon-maskable-512"];
  const svg = Buffer.from(drawIcon({ filled }));
  const { data, info } = await sharp(svg, { density: 1200 })
    .resize(side)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = [...data.subarray(0, 3)];
  const radius = 0.4 * side;
  let drawn = 0;
  for (let at = 0; at < side * side; at += 1) {
    const colour = data.subarray(at * info.channels, at * info.channels + 3);
    if (colour.every((channel, index) => Math.abs(channel - (ground[index] ?? 0)) < 24)) continue;
    drawn += 1;
    const away = Math.hypot((at % side) - side / 2, Math.floor(at / side) - side / 2);
    expect(away).toBeLessThan(radius);
  }
  expect(drawn).toBeGreaterThan(1000);
});
