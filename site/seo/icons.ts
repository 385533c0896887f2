/**
 * The icons drawn from the logo, by name: side in pixels and the share of it that the logo may
 * fill.
 */
export const icons = {
  "apple-touch-icon": { side: 180, filled: 0.94 },
  "icon-192": { side: 192, filled: 1 },
  "icon-512": { side: 512, filled: 1 },
  // Launchers cut a maskable icon to a circle of 80 % of its side.
  "icon-maskable-512": { side: 512, filled: 0.88 },
} as const;

export type SiteIcon = keyof typeof icons;

export const iconPath = (name: SiteIcon) => `/icons/${name}.png`;
