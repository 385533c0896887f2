import { inTenths } from "../../ui/in-tenths.ts";
import type { Content, Entry } from "../entries.ts";
import shorelines from "./shorelines.json" with { type: "json" };

/** Degrees north and east. */
type Coordinates = { latitude: number; longitude: number };
/** A point on the map, in its units. */
type MapPoint = { x: number; y: number };
/** Position on the map in its units, and the name of its grid square. */
export type AtlasPosition = MapPoint & {
  square: string;
  side: Side;
  /** How much farther from its dot the name is, in heights of a line. */
  lift?: number;
};
/** The side of a city's dot that its name is on. */
type Side = Entry<"cities">["data"]["map"]["side"];
/** A part of the map, in its units, with the names of its columns and rows. */
export type AtlasView = {
  left: number;
  top: number;
  width: number;
  height: number;
  columns: GridName[];
  rows: GridName[];
};
type GridName = { name: string; middle: number };

/** Size of a square of the grid, and the least distance of a city from the edge, in degrees. */
const square = { latitude: 0.6, longitude: 0.9 };
const minDistance = 0.2;
/** Units of a degree of latitude. */
const perDegree = 100;

/** The map of the cities: its frame, its grid, and where a point lies on it. */
export type Atlas = ReturnType<typeof drawAtlas>;

/** Returns a map whose frame follows from the cities on it. */
export function drawAtlas(map: Content<"map">, cities: Coordinates[]) {
  const grid = layGrid(map.corner, cities);
  const { columns, rows, cell, onSheet } = grid;
  return {
    label: map.label,
    reading: map.reading,
    credit: map.credit,
    cityLabel: map.cityLabel,
    whole: viewBetween(grid, { x: 0, y: 0 }, grid.end),
    inset: viewBetween(grid, onSheet(map.inset.northwest), onSheet(map.inset.southeast)),
    lakes: map.lakes.map(({ name, at }) => ({ name, ...onSheet(at) })),
    locate: (city: Entry<"cities">["data"]["map"]): AtlasPosition => {
      const { side, lift } = city;
      const { x, y } = onSheet([city.latitude, city.longitude]);
      const column = columns[Math.floor(x / cell.x)]?.name ?? "";
      return { x, y, side, lift, square: `${column}${rows[Math.floor(y / cell.y)]?.name ?? ""}` };
    },
    paths: {
      shores: shorelines.shores.map((shore) => shoreThrough(shore.map(onSheet))).join(""),
      rivers: map.rivers.map((river) => lineThrough(river.map(onSheet))).join(""),
      grid: linesOf(grid),
    },
  };
}

type Grid = ReturnType<typeof layGrid>;

/** Returns the named squares around the cities, and where a point of the earth lies on them. */
function layGrid([top, left]: Content<"map">["corner"], cities: Coordinates[]) {
  const east = squaresBetween(cities, "longitude", left);
  const south = squaresBetween(cities, "latitude", top);
  const west = left + east.first * square.longitude;
  const north = top + south.last * square.latitude;
  const [columnCount, rowCount] = [east.last - east.first, south.last - south.first];

  // A degree of longitude is as long as it is in the middle of the map.
  const middle = north - (rowCount * square.latitude) / 2;
  const perLongitude = inTenths(perDegree * Math.cos((middle * Math.PI) / 180));
  const cell = { x: inTenths(square.longitude * perLongitude), y: square.latitude * perDegree };
  return {
    cell,
    /** Its corner in the southeast. */
    end: { x: columnCount * cell.x, y: rowCount * cell.y },
    columns: Array.from({ length: columnCount }, (_, index) => ({
      name: String.fromCharCode(65 + index),
      middle: (index + 0.5) * cell.x,
    })),
    rows: Array.from({ length: rowCount }, (_, index) => ({
      name: String(index + 1),
      middle: (index + 0.5) * cell.y,
    })),
    onSheet: ([latitude = 0, longitude = 0]: readonly number[]): MapPoint => ({
      x: inTenths((longitude - west) * perLongitude),
      y: inTenths((north - latitude) * perDegree),
    }),
  };
}

/** Returns the part of the map between two of its points. */
function viewBetween({ columns, rows }: Grid, start: MapPoint, end: MapPoint): AtlasView {
  const isWithin = (from: number, to: number) => (name: GridName) =>
    name.middle > from && name.middle < to;
  return {
    left: start.x,
    top: start.y,
    width: inTenths(end.x - start.x),
    height: inTenths(end.y - start.y),
    columns: columns.filter(isWithin(start.x, end.x)),
    rows: rows.filter(isWithin(start.y, end.y)),
  };
}

/** Returns a smooth and closed SVG path, which bends at the points; it may leave the map. */
function shoreThrough(bends: MapPoint[]): string {
  const middles = bends.map(({ x, y }, index) => {
    const next = bends[(index + 1) % bends.length] ?? { x, y };
    return { x: inTenths((x + next.x) / 2), y: inTenths((y + next.y) / 2) };
  });
  let from = middles.at(-1) ?? { x: 0, y: 0 };
  const start = `M${from.x} ${from.y}`;
  const curves = middles.map((to, index) => {
    const bend = bends[index] ?? to;
    const curve = [bend.x - from.x, bend.y - from.y, to.x - from.x, to.y - from.y];
    from = to;
    return `q${curve.map(inTenths).join(" ")}`;
  });
  return `${start}${curves.join("")}z`;
}

const lineThrough = (points: MapPoint[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;

/** Returns the lines between the squares, and around all of them. */
const linesOf = ({ columns, rows, cell, end }: Grid) =>
  [
    ...columns.slice(1).map((_, index) => `M${(index + 1) * cell.x} 0V${end.y}`),
    ...rows.slice(1).map((_, index) => `M0 ${(index + 1) * cell.y}H${end.x}`),
    `M0 0H${end.x}V${end.y}H0Z`,
  ].join("");

/** How much wider than its cities a part of the map is, for their names, and how wide at least. */
const room = 1.7;
const minWidth = 90;

/** Returns the part of the map around some of its cities, five wide and three high. */
export function viewAround({ whole }: Pick<Atlas, "whole">, cities: AtlasPosition[]): AtlasView {
  const [xs, ys] = [cities.map(({ x }) => x), cities.map(({ y }) => y)];
  const [west, east, north, south] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const wanted = Math.max((east - west) * room, ((south - north) * room * 5) / 3, minWidth);
  const width = inTenths(Math.min(wanted, whole.width, (whole.height * 5) / 3));
  const height = inTenths(width * 0.6);
  const left = inTenths(clamp((west + east - width) / 2, whole.width - width));
  const top = inTenths(clamp((north + south - height) / 2, whole.height - height));
  return {
    left,
    top,
    width,
    height,
    columns: partsOf(whole.columns, whole.width, left, width),
    rows: partsOf(whole.rows, whole.height, top, height),
  };
}

/** Returns the squares of which a good part is in view, each named in the middle of that part. */
function partsOf(names: GridName[], length: number, start: number, shown: number): GridName[] {
  const size = length / names.length;
  return names.flatMap(({ name }, index) => {
    const from = Math.max(start, index * size);
    const to = Math.min(start + shown, (index + 1) * size);
    return to - from > shown / 8 ? [{ name, middle: inTenths((from + to) / 2) }] : [];
  });
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

/** Whether a position is on that part of the map. */
export const isWithin = ({ left, top, width, height }: AtlasView, { x, y }: MapPoint) =>
  x > left && x < left + width && y > top && y < top + height;

/** Returns the first and the last line of the grid around the cities, counted from the corner. */
function squaresBetween(cities: Coordinates[], axis: keyof Coordinates, corner: number) {
  const values = cities.map((city) => city[axis]);
  return {
    first: Math.floor((Math.min(...values) - minDistance - corner) / square[axis]),
    last: Math.ceil((Math.max(...values) + minDistance - corner) / square[axis]),
  };
}
