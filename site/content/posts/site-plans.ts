import { type Content, readEntry } from "../entries.ts";

type Thing = Content<"sitePlans">["things"][number];
type Block = Exclude<Thing, { kind: "trailer" }>;

/** A site plan whose trailers have their length and width. */
export type SitePlanDrawing = {
  title: string;
  size: [number, number];
  things: (
    | Block
    | { kind: "trailer"; at: [number, number]; size: [number, number]; label?: string }
  )[];
};

/** Returns a plan of site-plans.yaml; throws for an unknown id. */
export async function readSitePlan(id: string): Promise<SitePlanDrawing> {
  const { data } = await readEntry("sitePlans", id);
  const things = await Promise.all(
    data.things.map(async (thing) => {
      if (thing.kind !== "trailer") return thing;
      const { length, width } = (await readEntry("trailers", thing.trailer.id)).data.specifications;
      const size: [number, number] = [length, width];
      return { kind: thing.kind, at: thing.at, size, label: thing.label };
    }),
  );
  return { title: data.title, size: data.size, things };
}
