import { globSync } from "node:fs";
import { basename } from "node:path";
import { readYaml } from "../../../content-files/read-yaml.ts";
import type { PlannedTrailer } from "../../../site/features/guest-planner/guest-planner.ts";

type TrailerFile = Omit<PlannedTrailer, "id"> & {
  specifications: { length: number };
  plan: Pick<PlannedTrailer, "doors" | "tankRoom">;
};

/** The trailers of content/, the smallest first, as the guest planner takes them. */
export const plannedTrailers: PlannedTrailer[] = globSync("content/trailers/*.yaml")
  .map((file) => {
    const data = readYaml(file).data as TrailerFile;
    return { ...data, ...data.specifications, ...data.plan, id: basename(file, ".yaml") };
  })
  .sort((a, b) => a.stalls - b.stalls);
