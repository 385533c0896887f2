/**
 * Writes site/content/cities/shorelines.json: the shores of the lakes on the map of the cities, out
 * of the lakes of the whole earth. Run it (`node scripts/extract-shorelines.ts`) after the map's
 * frame has grown, then `npm run format`; the result is committed. The package that brings them
 * unpacks to 87 MB and is no dependency for that.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Point = [longitude: number, latitude: number];
type Ring = Point[];
type Waters = { geometries: { type: string; coordinates: Ring[][] }[] };

const source = "@geo-maps/earth-waterbodies-250m@0.6.0";
const licence =
  "© OpenStreetMap contributors, Open Database License 1.0: https://opendatacommons.org/licenses/odbl/1.0/";
const to = "site/content/cities/shorelines.json";
/** The map's frame, and room around it for what a shore needs to close outside of it. */
const frame = { west: -83.4, east: -76, south: 41.6, north: 44.85 };
const around = 0.3;
/** Smaller lakes and islands are left out, in square degrees. */
const [leastLake, leastIsland] = [0.008, 0.002];
/** Points that are closer to each other are one, in degrees: about 2 km. */
const leastDistance = 0.022;
/** The data cut Lake Ontario in two along this meridian. */
const seam = -78.75;

const isNear = ([longitude, latitude]: Point, distance: number) =>
  longitude > frame.west - distance &&
  longitude < frame.east + distance &&
  latitude > frame.south - distance &&
  latitude < frame.north + distance;

/** Returns the area of a ring in square degrees. */
const areaOf = (ring: Ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** Returns a ring without the points that follow closely on another. */
function thinOut(ring: Ring): Ring {
  const kept: Ring = [];
  for (const point of ring) {
    const [x, y] = kept.at(-1) ?? [0, 0];
    if (Math.hypot(point[0] - x, point[1] - y) > leastDistance) kept.push(point);
  }
  return kept;
}

/** Returns a ring that begins and ends on the seam, or null where it has no edge there. */
function openAtSeam(ring: Ring): Ring | null {
  const isOnSeam = ([longitude]: Point) => Math.abs(longitude - seam) < 1e-6;
  const first = ring.findIndex(
    (point, index) => isOnSeam(point) && isOnSeam(ring.at(index - 1) as Point),
  );
  return first < 0 ? null : [...ring.slice(first), ...ring.slice(0, first)];
}

async function readWaters(): Promise<Waters> {
  const folder = await mkdtemp(join(tmpdir(), "shorelines-"));
  try {
    execFileSync("npm", ["pack", source, "--silent"], { cwd: folder });
    execFileSync("sh", ["-c", "tar -xzf *.tgz"], { cwd: folder });
    return JSON.parse(await readFile(join(folder, "package/map.geo.json"), "utf8"));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const { geometries } = await readWaters();
const rings = geometries
  .filter(({ type }) => type === "MultiPolygon")
  .flatMap(({ coordinates }) => coordinates)
  .map((lake) => lake.map((ring) => ring.slice(1).filter((point) => isNear(point, around))))
  .filter(([shore]) => shore?.some((point) => isNear(point, 0)))
  .flatMap((lake) =>
    lake.filter((ring, index) => areaOf(ring) > (index ? leastIsland : leastLake)),
  );
const halves = rings.map(openAtSeam);
const shores = [
  halves.flatMap((half) => half ?? []),
  ...rings.filter((_, index) => !halves[index]),
].map((ring) =>
  thinOut(ring).map(([longitude, latitude]) => [
    Number(latitude.toFixed(3)),
    Number(longitude.toFixed(3)),
  ]),
);
await writeFile(to, `${JSON.stringify({ source, licence, shores })}\n`);
console.log(`${to}: ${shores.length} shores, ${shores.flat().length} points`);
