import sharp from "sharp";
import { expect, test } from "vitest";
import { isWhole } from "./whole-picture.ts";

const [width, height, channels] = [64, 64, 3] as const;
const pixels = Uint8Array.from({ length: width * height * channels }, (_, at) => (at * 977) % 251);
const picture = sharp(pixels, { raw: { width, height, channels } });

test("a photograph whose download was cut off is not saved as a white one", async () => {
  const jpeg = await picture.jpeg().toBuffer();
  const thumbnail = Buffer.from([0xff, 0xe1, 0, 0, ...jpeg]);
  thumbnail.writeUInt16BE(jpeg.length + 2, 2);
  const pictures = {
    jpeg,
    thumbnailed: Buffer.concat([jpeg.subarray(0, 2), thumbnail, jpeg.subarray(2)]),
    progressive: await picture.clone().jpeg({ progressive: true }).toBuffer(),
    png: await picture.clone().png().toBuffer(),
    webp: await picture.clone().webp().toBuffer(),
  };
  for (const [name, bytes] of Object.entries(pictures)) {
    const isWholeUntil = (end: number) => isWhole(new Uint8Array(bytes.subarray(0, end)));
    expect(isWholeUntil(bytes.length), name).toBe(true);
    for (const part of [0.3, 0.6, 0.9])
      expect(isWholeUntil(bytes.length * part), `${name}, ${part}`).toBe(false);
    // Such as the film of a live picture.
    expect(isWhole(new Uint8Array([...bytes, 0, 1, 2])), name).toBe(true);
  }
});
