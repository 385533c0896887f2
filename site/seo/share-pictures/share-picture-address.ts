/** Size of a picture that a page is shared with, in pixels (specification, section 2). */
export const shareSize = { width: 1200, height: 630 };

/** Name of a page's share picture, without its ending. */
export function sharePictureName(path: string): string {
  return path === "/" ? "home" : path.slice(1);
}

/** Address of the picture that the page with the given canonical path is shared with. */
export function sharePictureOf(path: string): string {
  return `/share/${sharePictureName(path)}.jpg`;
}
