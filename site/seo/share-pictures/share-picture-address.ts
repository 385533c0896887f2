/** Size of a share picture, in pixels (specification, section 2). */
export const shareSize = { width: 1200, height: 630 };

/** Returns the name of a page's share picture, without extension. */
export function sharePictureName(path: string): string {
  return path === "/" ? "home" : path.slice(1);
}

/** Returns the address of the share picture of a canonical path. */
export function sharePictureOf(path: string): string {
  return `/share/${sharePictureName(path)}.jpg`;
}
