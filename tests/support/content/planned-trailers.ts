import { globSync } from "node:fs";
import { basename } from "node:path";
import { readYaml } from "../../../content-files/read-yaml.ts";
import {
  type PlannedTrailer,
  unitsOf,
} from "../../../site/features/guest-planner/guest-planner.ts";

type TrailerFile = Omit<PlannedTrailer, "id" | "units" | "stations"> & {
  stalls: number;
  specifications: Pick<PlannedTrailer, "length" | "wasteCapacity">;
  plan: Pick<PlannedTrailer, "doors" | "tankRoom">;
};

const owned = Object.values(
  (readYaml("content/fleet.yaml").data as { units: Record<string, { trailer: string }> }).units,
);

/** The trailers of content/, the smallest first, as the guest planner takes them. */
export const plannedTrailers: PlannedTrailer[] = globSync("content/trailers/*.yaml")
  .map((file) => {
    const id = basename(file, ".yaml");
    const { stalls, ...data } = readYaml(file).data as TrailerFile;
    const units = owned.filter(({ trailer }) => trailer === id).length;
    return { ...data, ...data.specifications, ...data.plan, id, units, stations: stalls };
  })
  .sort((a, b) => a.stations - b.stations);

/** The trailers that the business owns, one by one. */
export const ownTrailers = unitsOf(plannedTrailers);
