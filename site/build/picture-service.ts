import type { LocalImageService } from "astro";
import sharpService, { type SharpImageServiceConfig } from "astro/assets/services/sharp";
import sharp from "sharp";

/**
 * Astro's own image service, which also understands a `position` in per cent, as CSS writes it:
 * "64% 50%". sharp knows sides and corners only.
 */
const pictureService: LocalImageService<SharpImageServiceConfig> = {
  ...sharpService,
  async transform(picture, transform, config, logger) {
    const { width, height, position } = transform;
    const [, left, top] = /^(\d+)% (\d+)%$/.exec(position ?? "") ?? [];
    if (!width || !height || !left || !top)
      return sharpService.transform(picture, transform, config, logger);
    const cropped = await cropTo(picture, width / height, Number(left), Number(top));
    return sharpService.transform(
      cropped,
      { ...transform, position: undefined, fit: undefined },
      config,
      logger,
    );
  },
};

/**
 * Returns the largest part of a picture with this ratio of width to height, without loss; `left`
 * and `top` in per cent place it as `object-position` does.
 */
export async function cropTo(
  picture: Uint8Array,
  ratio: number,
  left: number,
  top: number,
): Promise<Uint8Array> {
  const { width, height } = await sharp(picture).metadata();
  const part = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  return sharp(picture)
    .extract({
      ...part,
      left: Math.round(((width - part.width) * left) / 100),
      top: Math.round(((height - part.height) * top) / 100),
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

export default pictureService;
