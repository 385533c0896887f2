import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type Finding, findingAt } from "./finding.ts";
import type { UncheckedEntry } from "./read-content.ts";

/** Smallest width in pixels; a narrower photograph is blurred on phones. */
const minWidth = 800;
/** Formats that sharp can read. */
const formats = ["jpeg", "png", "webp", "avif"];
const remedy =
  "Save it as JPEG, at least 1600 pixels wide (in the photo program: Export or Save as, JPEG), under the same name.";

/** Whether a file is an iPhone's picture: it may end in .jpg, and sharp recognizes only some. */
export const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12));

/** Returns an error for each picture of photos.yaml that is missing or unusable. */
export async function checkPhotos(entries: UncheckedEntry[], folder: string): Promise<Finding[]> {
  const photos = entries.filter(({ collection }) => collection === "photos");
  const found = await Promise.all(
    photos.map(async (entry) => {
      const { id, file, data, lineOf } = entry;
      const written = (data as { file?: unknown } | null)?.file;
      // The schema check reports this.
      if (typeof written !== "string") return [];
      const picture = join(folder, written);
      const problem = await judge(picture);
      if (!problem) return [];
      const printed = `${file}, line ${lineOf(["file"])}, ${id}.file: ${picture} ${problem}`;
      const sentence = `The picture ${problem}`.replace(remedy, "Send another one.");
      return [{ ...findingAt(entry, ["file"], problem, { sentence }), printed }];
    }),
  );
  return found.flat();
}

/** Returns what is wrong with a picture and what to do; null for one that pages can use. */
async function judge(file: string): Promise<string | null> {
  const bytes = await readFile(file).catch(() => null);
  if (!bytes)
    return "is not there. Put the picture there, or correct this line; capitals and small letters matter.";
  if (isHeic(bytes))
    return `is a HEIC picture, as iPhones take them; browsers cannot show it. ${remedy}`;
  try {
    const picture = sharp(bytes, { failOn: "error" });
    const { format, width = 0, height = 0 } = await picture.metadata();
    if (!formats.includes(format))
      return `is a picture of the kind ${format}, which pages cannot use. ${remedy}`;
    // Decodes the whole picture, JPEG at an eighth of its size, to find damage.
    await picture.resize(32).raw().toBuffer();
    if (width < minWidth)
      return `is ${width} × ${height} pixels, which is too small to look sharp. ${remedy}`;
    return null;
  } catch {
    return `is damaged, or no picture. ${remedy}`;
  }
}
