/**
 * Reads a photograph from its input and prints it as a JPEG for the website: upright, no larger
 * than pages show it, without what a camera writes into it. Says in a sentence why it refuses one.
 */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { sizeOfPhoto } from "../../desk/server/website/photo-size.ts";

const limitInputPixels = 60_000_000;
const formats = ["jpeg", "png", "webp"];

const bytes = await buffer(process.stdin);
const refuse = (sentence: string): never => {
  console.error(`Refused: ${sentence}`);
  process.exit(1);
};

if (/^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)))
  refuse(
    "This is a HEIC picture, which browsers cannot show. On the iPhone choose Settings, Camera, Formats, Most Compatible; or open it in Photos, send it to yourself by mail, and use that picture.",
  );
try {
  const picture = sharp(bytes, { failOn: "error", limitInputPixels });
  const { format, autoOrient } = await picture.metadata();
  if (!formats.includes(format))
    refuse(`This is a file of the kind ${format}. Send a photograph as JPEG, PNG or WebP.`);
  const jpeg = await picture
    .autoOrient()
    .resize({ ...keptSizeOf(autoOrient), fit: "fill" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 88 })
    .toBuffer();
  process.stdout.write(jpeg);
} catch (error) {
  refuse(
    /pixel limit/i.test((error as Error).message)
      ? "This picture has more than 60 million pixels. Send a smaller one."
      : "This is no picture, or it is damaged. Send a photograph as JPEG, PNG or WebP.",
  );
}

function keptSizeOf(size: { width: number; height: number }) {
  try {
    return sizeOfPhoto(size);
  } catch (error) {
    return refuse((error as Error).message);
  }
}
