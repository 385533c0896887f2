import { readFile } from "node:fs/promises";
import { createElement } from "react";
import satori from "satori";
import sharp from "sharp";
import { cacheKeyOf, hashOfFiles, readOrCreate } from "../../build/build-cache.ts";
import { ShareTitle } from "./ShareTitle.tsx";
import { shareSize } from "./share-picture-address.ts";

export type ShareWords = { title: string; businessName: string };

/** A photograph's file and the point to keep in view, in per cent from left and top. */
type Photograph = { file: string; focus: { left: number; top: number } };

const titleFont = "site/fonts/fraunces-title.ttf";
/** Largest size in bytes; some services refuse larger pictures. */
const maxBytes = 200_000;

/** Returns a JPEG of 1200 × 630 pixels below 200 KB: the title over the photograph. Cached. */
export async function readSharePicture(
  words: ShareWords,
  photo: Photograph,
  cacheFolder = ".cache/share-pictures",
): Promise<Buffer> {
  const photograph = await readFile(photo.file);
  design ??= hashOfFiles("site/seo/share-pictures/*.{ts,tsx}", "site/ui/logo.ts", titleFont);
  const name = cacheKeyOf(await design, photograph, JSON.stringify([words, photo.focus]));
  return readOrCreate(`${cacheFolder}/${name}.jpg`, () => draw(words, photograph, photo.focus));
}

/** Where the focal point is to stand, from left and from top: above the words. */
const focalPlace = { left: 0.6, top: 0.42 };

/** Hash of the font and of every file that determines the design. */
let design: Promise<string> | undefined;

async function draw(words: ShareWords, photograph: Buffer, focus: Photograph["focus"]) {
  const { width, height } = shareSize;
  const letters = await satori(createElement(ShareTitle, words), {
    width,
    height,
    fonts: [{ name: "Fraunces", data: await readFile(titleFont), weight: 400, style: "normal" }],
  });
  const picture = await (await crop(photograph, focus))
    .composite([{ input: Buffer.from(scrim) }, { input: Buffer.from(letters) }])
    .toBuffer();
  for (const quality of [82, 74, 66, 58]) {
    const jpeg = await sharp(picture, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length < maxBytes) return jpeg;
  }
  throw new Error(`The share picture of "${words.title}" does not fit into ${maxBytes} bytes.`);
}

/**
 * Returns the photograph cropped to the share picture, its focal point near the middle of the right
 * half: so close that it stands above the words, unless that would enlarge the photograph.
 */
async function crop(photograph: Buffer, focus: Photograph["focus"]) {
  const { width, height } = shareSize;
  const { width: ownWidth = width, height: ownHeight = height } =
    await sharp(photograph).metadata();
  const cover = Math.max(width / ownWidth, height / ownHeight);
  const close = (height * (1 - focalPlace.top)) / (ownHeight * (1 - Math.min(focus.top, 99) / 100));
  const scale = Math.max(cover, Math.min(close, 1));
  const scaled = { width: Math.round(ownWidth * scale), height: Math.round(ownHeight * scale) };
  const within = (value: number, max: number) => Math.min(Math.max(Math.round(value), 0), max);
  return sharp(photograph)
    .resize(scaled)
    .extract({
      width,
      height,
      left: within(
        (scaled.width * focus.left) / 100 - width * focalPlace.left,
        scaled.width - width,
      ),
      top: within(
        (scaled.height * focus.top) / 100 - height * focalPlace.top,
        scaled.height - height,
      ),
    })
    .removeAlpha()
    .raw();
}

/** Gradient that darkens the bottom of the photograph under the text. */
const scrim = `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
  <defs>
    <linearGradient id="foot" x1="0" y1="1" x2="0" y2="0">
      <stop offset="0" stop-color="#14201b" stop-opacity="0.97"/>
      <stop offset="0.34" stop-color="#14201b" stop-opacity="0.92"/>
      <stop offset="0.5" stop-color="#14201b" stop-opacity="0.8"/>
      <stop offset="0.59" stop-color="#14201b" stop-opacity="0.4"/>
      <stop offset="0.7" stop-color="#14201b" stop-opacity="0"/>
    </linearGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#foot)"/>
</svg>`;
