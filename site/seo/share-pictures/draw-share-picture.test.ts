import { randomUUID } from "node:crypto";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { readSharePicture } from "./draw-share-picture.ts";

const focus = { left: 50, top: 50 };

/** A photograph of one colour, gone after the test, and a place for pictures drawn from it. */
async function onPhotograph(background: string) {
  const folder = await mkdtemp(join(tmpdir(), "share-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "photo.png");
  const plain = { create: { width: 900, height: 700, channels: 3 as const, background } };
  await writeFile(file, await sharp(plain).png().toBuffer());
  const keptIn = join(folder, "kept");
  return {
    keptIn,
    draw: (title: string) =>
      readSharePicture({ title, businessName: "Maple & Brass" }, { file, focus }, keptIn),
  };
}

/** Relative luminance of a colour of 0 to 255 a channel (WCAG 2.2). */
function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("keeps 4.5:1 behind the words even over a white photograph", async () => {
  const { draw } = await onPhotograph("#ffffff");
  const title = "Restroom trailers or portable toilets: an honest comparison";
  const { data, info } = await sharp(await draw(title))
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The right edge has no words; the wordmark above a title of two lines begins 300 pixels above
  // the foot.
  const behind = [630 - 300, 630 - 200, 630 - 60].map((top) => {
    const at = (top * info.width + 1195) * info.channels;
    return luminance([...data.subarray(at, at + 3)]);
  });
  const paleBrass = luminance([0xd9, 0xc9, 0xa3]);
  for (const ground of behind) expect((paleBrass + 0.05) / (ground + 0.05)).toBeGreaterThan(4.5);
});

test("writes the title in the picture", async () => {
  const { draw } = await onPhotograph("#1f3a2e");
  const jpeg = await draw("Privacy notice");
  const letters = await sharp(jpeg)
    .extract({ left: 64, top: 470, width: 600, height: 110 })
    .stats();
  expect(letters.channels[0]?.max).toBeGreaterThan(230);
  expect((await draw("Another title")).equals(jpeg)).toBe(false);
});

test("comes closer where the focal point would stand behind the words", async () => {
  const { keptIn } = await onPhotograph("#ffffff");
  const file = join(keptIn, "..", "large.png");
  await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067"><rect width="100%" height="100%" fill="#fff"/><circle cx="960" cy="747" r="20" fill="#f00"/></svg>`,
    ),
  )
    .png()
    .toFile(file);
  const jpeg = await readSharePicture(
    { title: "Privacy notice", businessName: "Maple & Brass" },
    { file, focus: { left: 60, top: 70 } },
    keptIn,
  );
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, row) => row).filter((row) => {
    const [red = 0, green = 0] = data.subarray((row * info.width + 720) * info.channels);
    return red - green > 60;
  });
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.at(-1)).toBeLessThan(350);
});

test("draws a picture once, and anew when its photograph changes", async () => {
  const { draw, keptIn } = await onPhotograph("#3f5f4f");
  const title = randomUUID();
  const first = await draw(title);
  const made = (await stat(keptIn)).mtimeMs;
  expect((await draw(title)).equals(first)).toBe(true);
  expect((await stat(keptIn)).mtimeMs).toBe(made);
  const other = await onPhotograph("#b08d57");
  expect((await other.draw(title)).equals(first)).toBe(false);
});
