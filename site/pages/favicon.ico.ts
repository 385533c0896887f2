import pngToIco from "png-to-ico";
import sharp from "sharp";
import { drawIcon } from "../lib/mark.ts";

/** Sides in pixels, with the line width that stays visible at that size. */
const sizes = [
  { side: 16, stroke: 2.6 },
  { side: 32, stroke: 2.1 },
  { side: 48, stroke: 1.8 },
];

export async function GET() {
  const pictures = sizes.map(({ side, stroke }) => {
    const svg = drawIcon({ filled: 1, corner: 0.15, stroke });
    return sharp(Buffer.from(svg), { density: 300 }).resize(side).png().toBuffer();
  });
  const ico = await pngToIco(await Promise.all(pictures));
  return new Response(new Uint8Array(ico), { headers: { "Content-Type": "image/x-icon" } });
}
