/** Markers of a JPEG (ISO/IEC 10918-1, B.1.1.3): the beginning of the picture, and padding. */
const noSegment: readonly unknown[] = [0xda, 0xff];
/** The marker of its end, as text. */
const endOfImage = "ÿÙ";

/**
 * Whether the file of a picture goes on to its end, as far as its format says where that is. WebKit
 * and Firefox show white in place of what is missing, and do not say so.
 */
export function isWhole(bytes: Uint8Array<ArrayBuffer>): boolean {
  const text = new TextDecoder("latin1").decode(bytes);
  if (text.startsWith("PNG", 1)) return text.includes("IEND");
  if (text.startsWith("RIFF"))
    return bytes.length >= 8 + new DataView(bytes.buffer).getUint32(4, true);
  if (!text.startsWith("ÿØ")) return true;
  let at = 2;
  const sizeAt = (place: number) => 256 * (bytes[place] ?? 0) + (bytes[place + 1] ?? 0);
  // Of the segments before the picture, one may hold a thumbnail with an end of its own.
  while (bytes[at] === 0xff && !noSegment.includes(bytes[at + 1])) at += 2 + sizeAt(at + 2);
  return text.includes(endOfImage, at);
}
