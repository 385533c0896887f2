/** The longest side of a picture that is decoded, in pixels. */
const maxSide = 20_000;
/** Of a photograph as it is kept, in pixels: tall enough for a phone's screenshot in full width. */
const max = { width: 2_400, height: 4_000 };
const min = { width: 1_200, height: 600 };

/** What the program that converts a photograph answers: its bytes in base64, or why not. */
export type ConvertedPhoto = { jpeg: string } | { refused: string };

type Size = { width: number; height: number };

/**
 * Returns the size in pixels that an upright photograph is kept in. Throws a sentence where it is
 * too small or too large, also once it is made to fit.
 */
export function sizeOfPhoto({ width, height }: Size): Size {
  const scale = Math.min(1, max.width / width, max.height / height);
  const kept = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const is = `This picture is ${width} × ${height} pixels`;
  if (Math.max(width, height) > maxSide)
    throw new Error(`${is}. No side may have more than 20,000; send a smaller one.`);
  if (width < min.width)
    throw new Error(
      `${is}. It has to be ${min.width} or more pixels wide to look sharp; send the original.`,
    );
  if (kept.width < min.width || kept.height < min.height)
    throw new Error(`${is}, too ${kept.width < kept.height ? "tall" : "low"} for a page. Crop it.`);
  return kept;
}
