import pngToIco from "png-to-ico";
import sharp from "sharp";
import { drawIcon } from "../ui/logo.ts";

/** Sizes in pixels, each with a design that is recognizable at that size. */
const sizes = [
  { side: 16, filled: 1.1, stroke: 1.2, isSolid: true },
  { side: 32, filled: 1, stroke: 2.1 },
  { side: 48, filled: 1, stroke: 1.8 },
];

export async function GET() {
  const pictures = sizes.map(({ side, ...look }) => {
    const svg = drawIcon({ corner: 0.15, ...look });
    return sharp(Buffer.from(svg), { density: 300 }).resize(side).png().toBuffer();
  });
  const ico = await pngToIco(await Promise.all(pictures));
  return new Response(new Uint8Array(ico), { headers: { "Content-Type": "image/x-icon" } });
}
