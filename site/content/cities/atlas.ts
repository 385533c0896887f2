/** Degrees north and east; Ontario's longitudes are negative. */
export type Coordinates = { latitude: number; longitude: number };
/** Position on the map in its units, and the name of its grid square. */
export type AtlasPosition = { x: number; y: number; square: string };

const west = -83.3;
const north = 44.75;
/** A degree of latitude is 100 units; at 43.3° north a degree of longitude is cos 43.3° of that. */
const perDegree = { latitude: 100, longitude: 72.8 };
const square = { width: 65.5, height: 60 };
const [columns, rows] = ["ABCDEFGH", "12345"];
const width = columns.length * square.width;
const height = rows.length * square.height;

/** Returns a point on the map, from its northwestern corner. */
const onSheet = ({ latitude, longitude }: Coordinates) => ({
  x: Math.round((longitude - west) * perDegree.longitude),
  y: Math.round((north - latitude) * perDegree.latitude),
});

const grid = [
  ...[...columns].slice(1).map((_, index) => `M${(index + 1) * square.width} 0V${height}`),
  ...[...rows].slice(1).map((_, index) => `M0 ${(index + 1) * square.height}H${width}`),
  `M0 0H${width}V${height}H0Z`,
].join("");

/** Room above and to the left of the map, for the names of columns and rows. */
const margin = 14;

/** The map from Windsor to Kingston and from Lake Erie to Lake Simcoe: eight squares by five. */
export const atlas = {
  /** Position and size of the drawing, its margin included. */
  x: -margin,
  y: -margin,
  width: width + margin + 1,
  height: height + margin + 1,
  viewBox: `${-margin} ${-margin} ${width + margin + 1} ${height + margin + 1}`,
  columns: [...columns].map((name, index) => ({ name, middle: (index + 0.5) * square.width })),
  rows: [...rows].map((name, index) => ({ name, middle: (index + 0.5) * square.height })),
};

/** Returns the position of coordinates on the map; throws when they lie outside of it. */
export function locateInAtlas(coordinates: Coordinates): AtlasPosition {
  const { x, y } = onSheet(coordinates);
  const column = atlas.columns[Math.floor(x / square.width)];
  const row = atlas.rows[Math.floor(y / square.height)];
  if (!column || !row) {
    const { latitude, longitude } = coordinates;
    throw new Error(`${latitude} N, ${longitude} E lies outside the map of Southern Ontario.`);
  }
  return { x, y, square: `${column.name}${row.name}` };
}

/** Returns an SVG path through [latitude, longitude] in degrees; it may leave the map. */
function lineThrough(points: readonly (readonly [number, number])[]): string {
  let from = { x: 0, y: 0 };
  const steps = points.map(([latitude, longitude]) => {
    const to = onSheet({ latitude, longitude });
    const step = `${to.x - from.x} ${to.y - from.y}`;
    from = to;
    return step;
  });
  return `M${steps.join("l")}`;
}

// Capes, harbours and river mouths: accurate enough for a map of this size.
const shores = {
  ontario: [
    [43.3, -79.79],
    [43.43, -79.66],
    [43.62, -79.47],
    [43.65, -79.31],
    [43.7, -79.23],
    [43.8, -79.1],
    [43.86, -78.85],
    [43.94, -78.32],
    [44.02, -77.7],
    [43.93, -77.52],
    [43.87, -77.25],
    [43.93, -76.87],
    [44.02, -77.02],
    [44.14, -76.8],
    [44.21, -76.5],
    [44.26, -76.3],
    [44.13, -76.33],
    [43.95, -76.18],
    [43.6, -76.2],
    [43.47, -76.5],
    [43.28, -76.95],
    [43.26, -77.6],
    [43.37, -78.2],
    [43.26, -79.06],
    [43.22, -79.25],
    [43.21, -79.56],
    [43.26, -79.77],
  ],
  erie: [
    [42.04, -83.15],
    [41.98, -82.9],
    [42.02, -82.6],
    [41.91, -82.52],
    [42.05, -82.45],
    [42.22, -82.1],
    [42.26, -81.88],
    [42.6, -81.45],
    [42.66, -81.2],
    [42.58, -80.45],
    [42.55, -80.05],
    [42.64, -80.4],
    [42.78, -80.2],
    [42.86, -79.55],
    [42.91, -78.9],
    [42.84, -78.87],
    [42.69, -79.05],
    [42.49, -79.35],
    [42.27, -79.76],
    [42.16, -80.08],
    [41.96, -80.6],
    [41.76, -81.25],
    [41.5, -81.7],
    [41.46, -82.7],
    [41.7, -83.45],
  ],
  saintClair: [
    [42.35, -82.92],
    [42.44, -82.86],
    [42.63, -82.7],
    [42.58, -82.5],
    [42.4, -82.44],
    [42.31, -82.46],
    [42.3, -82.7],
  ],
  huron: [
    [43.0, -82.42],
    [43.22, -81.9],
    [43.32, -81.77],
    [43.55, -81.71],
    [43.74, -81.72],
    [44.0, -81.74],
    [44.18, -81.64],
    [44.44, -81.41],
    [44.65, -81.27],
    [44.95, -81.45],
    [44.95, -83.35],
    [44.3, -83.35],
    [43.95, -83.2],
    [44.07, -82.95],
    [43.85, -82.63],
    [43.4, -82.54],
  ],
  georgianBay: [
    [44.95, -81.12],
    [44.78, -80.98],
    [44.58, -80.94],
    [44.7, -80.86],
    [44.73, -80.65],
    [44.61, -80.58],
    [44.51, -80.22],
    [44.49, -80.05],
    [44.58, -79.99],
    [44.72, -80.08],
    [44.82, -80.13],
    [44.76, -79.88],
    [44.95, -79.85],
  ],
  simcoe: [
    [44.385, -79.67],
    [44.52, -79.5],
    [44.58, -79.38],
    [44.52, -79.24],
    [44.42, -79.18],
    [44.33, -79.26],
    [44.3, -79.44],
    [44.2, -79.52],
    [44.32, -79.56],
  ],
} as const;

const rivers = {
  niagara: [
    [42.9, -78.9],
    [43.08, -79.06],
    [43.26, -79.06],
  ],
  detroit: [
    [42.34, -82.93],
    [42.27, -83.1],
    [42.04, -83.15],
  ],
  saintClair: [
    [43.0, -82.42],
    [42.6, -82.52],
  ],
} as const;

/** Positions of the lakes' names on the map. */
export const lakeNames = [
  { name: "Lake Ontario", x: 405, y: 116 },
  { name: "Lake Erie", x: 200, y: 258 },
  { name: "Lake Huron", x: 62, y: 62 },
];

/** The map without its cities and words, as an SVG file. */
export const atlasFile = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${atlas.viewBox}" fill="none" stroke="#1f3a2e" stroke-linejoin="round" stroke-linecap="round">`,
  `<svg width="${width}" height="${height}">`,
  `<path d="${Object.values(shores).map(lineThrough).join("Z")}Z" fill="#dfe3d8" stroke-width=".5"/>`,
  `<path d="${Object.values(rivers).map(lineThrough).join("")}" stroke-width=".8"/>`,
  "</svg>",
  `<path d="${grid}" stroke="#b08d57" stroke-width=".4"/>`,
  "</svg>",
].join("");
