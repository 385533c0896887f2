/**
 * The logo, a trillium leaf in a square of 34 units: paths for the wordmark, icons and share
 * pictures.
 */
export const logo = {
  side: 34,
  paths: [
    "M17 30V16M17 16c-3-3-4-7 0-12 4 5 3 9 0 12ZM17 16c-4 2-8 1-11-4 6-1 10 0 11 4ZM17 16c4 2 8 1 11-4-6-1-10 0-11 4Z",
    "M17 26c-3 0-5-1-6-4M17 26c3 0 5-1 6-4",
  ],
} as const;

const forest = "#1f3a2e";
/** Lighter than the brass of the pages, because an icon's lines are thin. */
const paleBrass = "#d9c9a3";

/**
 * Returns the logo on forest green as an SVG; `filled` is the share of the side that it takes,
 * `corner` the corner radius as a share of the side.
 */
export function drawIcon({
  filled,
  corner = 0,
  stroke = 1.7,
  isSolid = false,
}: {
  filled: number;
  corner?: number;
  stroke?: number;
  /** Fills the leaves, where lines would be too thin. */
  isSolid?: boolean;
}): string {
  const { side, paths } = logo;
  const scale = filled;
  const inset = (side * (1 - filled)) / 2;
  const placed = inset > 0 ? ` transform="translate(${inset} ${inset}) scale(${scale})"` : "";
  const lines = paths
    .map((path) => `<path d="${path}"${isSolid && path === paths[1] ? ' fill="none"' : ""}/>`)
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${side * corner}" fill="${forest}"/><g${placed} fill="${isSolid ? paleBrass : "none"}" stroke="${paleBrass}" stroke-width="${stroke}" stroke-linejoin="round">${lines}</g></svg>`;
}

/** The favicon. */
export const tabIcon = drawIcon({ filled: 1, corner: 0.15 });
