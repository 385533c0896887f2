/**
 * The system fonts that stand in for the site's own while these load, each with a font of the same
 * metrics that npm brings: no machine has all of them.
 */
export const fallbackFonts = [
  {
    instead: "Fraunces",
    family: "fraunces-georgia",
    systemFonts: ["Georgia"],
    file: "node_modules/@fontsource/gelasio/files/gelasio-latin-400-normal.woff2",
  },
  {
    instead: "Fraunces",
    family: "fraunces-noto",
    systemFonts: ["Noto Serif"],
    file: "node_modules/@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2",
  },
  {
    instead: "Figtree",
    family: "figtree-arial",
    systemFonts: ["Arial", "Liberation Sans"],
    file: "node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2",
  },
  {
    instead: "Figtree",
    family: "figtree-roboto",
    systemFonts: ["Roboto"],
    file: "node_modules/@fontsource/roboto/files/roboto-latin-400-normal.woff2",
  },
] as const;
