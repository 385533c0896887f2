import { existsSync } from "node:fs";
import { join } from "node:path";
import { isEditable } from "../../../../content-files/editable-files.ts";
import { DeskRefusal } from "../../http/desk-refusal.ts";
import type { DescribedCollection } from "../content-description.ts";
import type { ConvertedPhoto } from "../photo-size.ts";
import { runProgram } from "../run-program.ts";
import type { EntryAddress } from "../website-api.ts";
import { type Edits, editText } from "./edits.ts";

const maxPhotos = 400;
const photosAtOnce = 2;
/** Of the program that converts a photograph, in milliseconds. */
const maxConversionTime = 20_000;
/** Of the same program, in bytes: 60 million pixels took 0.65 GB. */
const photoMemory = 1.5e9;

/** Where a photograph is stored; one that is new takes the place of no other. */
type PhotoAddress = { id: string; isNew?: boolean };

/** Returns what saves photographs and finds them, in a release. */
export function openPhotographs(edits: Edits, root: string, env: NodeJS.ProcessEnv) {
  let running = 0;
  return {
    /** Converts a photograph and saves it. */
    async save(photo: PhotoAddress, read: () => Promise<Buffer>) {
      if (running >= photosAtOnce)
        throw new DeskRefusal("conflict", "Two photographs are being saved. Wait a moment.");
      running += 1;
      try {
        const words = ["scripts/website/convert-photo.ts"];
        const options = { timeout: maxConversionTime, memory: photoMemory, env };
        const converted = await runProgram<ConvertedPhoto>(root, words, {
          ...options,
          input: await read(),
        }).catch(() => ({ refused: "This picture could not be read. Send another one." }));
        if ("refused" in converted) throw new DeskRefusal("invalid", converted.refused);
        return await keepPhoto(edits, photo, Buffer.from(converted.jpeg, "base64"));
      } finally {
        running -= 1;
      }
    },

    /** Returns the file of a photograph, as it is saved. */
    async find(id: string): Promise<string> {
      const { value } = await edits.entry({ file: "photos.yaml", key: id, copyTitle: null });
      const picture = join(edits.folder, pictureOf(value));
      if (!existsSync(picture)) throw new DeskRefusal("not-found", "There is no such photograph.");
      return picture;
    },
  };
}

/** Saves a photograph that was converted, and its entry where the id is new. @internal */
export async function keepPhoto(
  edits: Edits,
  { id, isNew }: PhotoAddress,
  jpeg: Buffer,
): Promise<EntryAddress> {
  const file = "photos.yaml";
  await edits.change(async ({ collections }) => {
    const photos = collections.find(({ name }) => name === "photos") as DescribedCollection;
    const known = photos.entries.find(({ key }) => key === id);
    if (known && isNew)
      throw new DeskRefusal(
        "invalid",
        "There is a photograph of this title already. Choose another title, or open that one and replace its picture.",
      );
    if (known) return new Map([[pictureOf(known.value), jpeg]]);
    if (photos.entries.length >= maxPhotos)
      throw new DeskRefusal(
        "invalid",
        `There are ${maxPhotos} photographs already. Remove one first.`,
      );
    const picture = `photos/${id}.jpg`;
    const alt = id.replaceAll("-", " ");
    const entry = { file: `./${picture}`, alt, focus: { left: 50, top: 50 } };
    const text = editText(file, await edits.textOf(file), id, entry, null);
    return new Map<string, string | Buffer>([
      [picture, jpeg],
      [file, text],
    ]);
  }, null);
  return { file, key: id };
}

/** Returns the path of a photograph below content/. */
function pictureOf(value: unknown): string {
  const path = String((value as { file: unknown }).file).replace(/^\.\//, "");
  if (!isEditable(path)) throw new DeskRefusal("invalid", "This photograph is not of the desk.");
  return path;
}
