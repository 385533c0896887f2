/** The icons made from the mark, by name, with their side in pixels and the part of it that the mark may fill. */
export const icons = {
  "apple-touch-icon": { side: 180, filled: 0.94 },
  "icon-192": { side: 192, filled: 1 },
  "icon-512": { side: 512, filled: 1 },
  // Launchers cut a maskable icon to a circle of 80 % of its side.
  "icon-maskable-512": { side: 512, filled: 0.88 },
} as const;

export type IconName = keyof typeof icons;

/** Address of what home screens read: name, colours, icons. */
export const manifestPath = "/site.webmanifest";

/** Address of an icon. */
export const iconPath = (name: IconName) => `/icons/${name}.png`;
