/**
 * Reads a photograph from its input and answers it as a JPEG for the website: upright, no larger
 * than pages show it, without what a camera writes into it; or a sentence why it is refused.
 */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { type ConvertedPhoto, sizeOfPhoto } from "../../desk/server/website/photo-size.ts";
import { isHeic } from "../../site/build/content/check-photos.ts";
import { answer } from "./answer.ts";

const maxPixels = 60_000_000;
const formats = ["jpeg", "png", "webp"];

await answer(async () => {
  const bytes = await buffer(process.stdin);
  return convert(bytes).then(
    (jpeg): ConvertedPhoto => ({ jpeg: jpeg.toString("base64") }),
    (error: Error): ConvertedPhoto => ({ refused: error.message }),
  );
});

/** Throws a sentence where it refuses a photograph. */
async function convert(bytes: Buffer): Promise<Buffer> {
  if (isHeic(bytes))
    throw new Error(
      "This is a HEIC picture, which browsers cannot show. On the iPhone choose Settings, Camera, Formats, Most Compatible; or open it in Photos, send it to yourself by mail, and use that picture.",
    );
  const picture = sharp(bytes, { failOn: "error", limitInputPixels: false });
  const { format, width, height, autoOrient } = await picture.metadata().catch(refuse);
  if (!formats.includes(format))
    throw new Error(
      `This is a file of the kind ${format}. Send a photograph as JPEG, PNG or WebP.`,
    );
  if (width * height > maxPixels)
    throw new Error("This picture has more than 60 million pixels. Send a smaller one.");
  return picture
    .autoOrient()
    .resize({ ...sizeOfPhoto(autoOrient), fit: "fill" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(refuse);
}

/** Throws a sentence where the decoder failed. */
function refuse(): never {
  throw new Error("This is no picture, or it is damaged. Send a photograph as JPEG, PNG or WebP.");
}
