import { type CollectionEntry, getEntry } from "astro:content";

type Thing = CollectionEntry<"sitePlans">["data"]["things"][number];
type Block = Exclude<Thing, { kind: "trailer" }>;

/** A plan ready to draw: its trailers as long and as wide as they are. */
export type SitePlanDrawing = {
  title: string;
  size: [number, number];
  things: (
    | Block
    | { kind: "trailer"; at: [number, number]; size: [number, number]; label?: string }
  )[];
};

/** Reads a plan of site-plans.yaml; throws for an unknown id. */
export async function readSitePlan(id: string): Promise<SitePlanDrawing> {
  const entry = await getEntry("sitePlans", id);
  if (!entry)
    throw new Error(
      `There is no site plan "${id}" in content/site-plans.yaml. Correct the line ::site-plan{name=${id}} in the guide, or add the plan.`,
    );
  const things = await Promise.all(
    entry.data.things.map(async (thing) => {
      if (thing.kind !== "trailer") return thing;
      const { length, width } = (await getEntry(thing.trailer)).data.specifications;
      const size: [number, number] = [length, width];
      return { kind: thing.kind, at: thing.at, size, label: thing.label };
    }),
  );
  return { title: entry.data.title, size: entry.data.size, things };
}
