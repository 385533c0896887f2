import { words } from "../words.ts";

/** The longer side of a photograph that is sent, in pixels at most. */
const longestSide = 2_400;
const quality = 0.9;

/**
 * Returns a photograph as a JPEG that is no larger than the site needs, upright and without the
 * place where it was taken; throws a sentence where the browser cannot read it.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(words.website.unreadable);
  });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", quality),
  );
  if (!blob) throw new Error(words.website.unreadable);
  return blob;
}
