import type { Content } from "../entries.ts";

/** Degrees north and east. */
type Point = readonly [latitude: number, longitude: number];
/** Position on the map in its units, and the name of its grid square. */
export type AtlasPosition = { x: number; y: number; square: string };

/** Size of a square of the grid, and the least distance of a city from the edge, in degrees. */
const square = { latitude: 0.6, longitude: 0.9 };
const leastDistance = 0.2;
/** Units of a degree of latitude. */
const perDegree = 100;
/** Room above and to the left of the map, for the names of columns and rows. */
const margin = 14;

/** The map of the cities: its frame, its grid, and where a point lies on it. */
export type Atlas = ReturnType<typeof drawAtlas>;

/** Returns a map whose frame follows from the cities on it. */
export function drawAtlas(map: Content<"map">, cities: { latitude: number; longitude: number }[]) {
  const [top, left] = map.corner;
  const east = squaresBetween(cities, "longitude", left);
  const south = squaresBetween(cities, "latitude", top);
  const west = left + east.first * square.longitude;
  const north = top + south.last * square.latitude;
  const [columnCount, rowCount] = [east.last - east.first, south.last - south.first];

  // A degree of longitude is as long as it is in the middle of the map.
  const middle = north - (rowCount * square.latitude) / 2;
  const perLongitude = inTenths(perDegree * Math.cos((middle * Math.PI) / 180));
  const side = { x: inTenths(square.longitude * perLongitude), y: square.latitude * perDegree };
  const width = columnCount * side.x;
  const height = rowCount * side.y;

  const columns = Array.from({ length: columnCount }, (_, index) => ({
    name: String.fromCharCode(65 + index),
    middle: (index + 0.5) * side.x,
  }));
  const rows = Array.from({ length: rowCount }, (_, index) => ({
    name: String(index + 1),
    middle: (index + 0.5) * side.y,
  }));
  const onSheet = ([latitude, longitude]: Point) => ({
    x: Math.round((longitude - west) * perLongitude),
    y: Math.round((north - latitude) * perDegree),
  });
  /** Returns an SVG path through the points; it may leave the map. */
  function lineThrough(points: readonly Point[]): string {
    let from = { x: 0, y: 0 };
    const steps = points.map((point) => {
      const to = onSheet(point);
      const step = `${to.x - from.x} ${to.y - from.y}`;
      from = to;
      return step;
    });
    return `M${steps.join("l")}`;
  }

  const grid = [
    ...columns.slice(1).map((_, index) => `M${(index + 1) * side.x} 0V${height}`),
    ...rows.slice(1).map((_, index) => `M0 ${(index + 1) * side.y}H${width}`),
    `M0 0H${width}V${height}H0Z`,
  ].join("");

  return {
    label: map.label,
    cityLabel: map.cityLabel,
    width,
    height,
    viewBox: `${-margin} ${-margin} ${width + margin + 1} ${height + margin + 1}`,
    columns,
    rows,
    lakes: map.lakes.map(({ name, at }) => ({ name, ...onSheet(at) })),
    /** The position of a city on the map. */
    locate: ({ latitude, longitude }: { latitude: number; longitude: number }): AtlasPosition => {
      const { x, y } = onSheet([latitude, longitude]);
      const column = columns[Math.floor(x / side.x)]?.name ?? "";
      return { x, y, square: `${column}${rows[Math.floor(y / side.y)]?.name ?? ""}` };
    },
    paths: {
      shores: `${map.shores.map(lineThrough).join("Z")}Z`,
      rivers: map.rivers.map(lineThrough).join(""),
      grid,
    },
  };
}

/** Returns the first and the last line of the grid around the cities, counted from the corner. */
function squaresBetween(
  cities: { latitude: number; longitude: number }[],
  axis: "latitude" | "longitude",
  corner: number,
) {
  const values = cities.map((city) => city[axis]);
  return {
    first: Math.floor((Math.min(...values) - leastDistance - corner) / square[axis]),
    last: Math.ceil((Math.max(...values) + leastDistance - corner) / square[axis]),
  };
}

const inTenths = (value: number) => Math.round(value * 10) / 10;
