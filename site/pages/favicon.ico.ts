import sharp from "sharp";
import { drawIcon } from "../ui/logo.ts";

/** Sizes in pixels, each with a design that is recognizable at that size. */
const sizes = [
  { side: 16, filled: 1.1, stroke: 1.2, isSolid: true },
  { side: 32, filled: 1, stroke: 2.1 },
  { side: 48, filled: 1, stroke: 1.8 },
];

export async function GET() {
  const pictures = await Promise.all(
    sizes.map(async ({ side, ...look }) => {
      const svg = drawIcon({ corner: 0.15, ...look });
      const drawing = sharp(Buffer.from(svg), { density: 300 });
      return { side, png: await drawing.resize(side).png().toBuffer() };
    }),
  );
  const headers = { "Content-Type": "image/x-icon" };
  return new Response(new Uint8Array(joinIcons(pictures)), { headers });
}

/** Returns an ICO file: a header, an entry of 16 bytes for each picture, and the pictures. */
function joinIcons(pictures: { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [at, { side, png }] of pictures.entries()) {
    const entry = head.subarray(6 + 16 * at);
    entry.set([side, side]);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
