import sharp from "sharp";
import { icons, type SiteIcon } from "../../seo/icons.ts";
import { drawIcon } from "../../ui/logo.ts";

export const getStaticPaths = () => Object.keys(icons).map((icon) => ({ params: { icon } }));

export async function GET({ params }: { params: { icon: SiteIcon } }) {
  const { side, filled } = icons[params.icon];
  const png = await sharp(Buffer.from(drawIcon({ filled })), { density: 1200 })
    .resize(side)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { "Content-Type": "image/png" } });
}
