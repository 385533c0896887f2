import { readEntry } from "../entries.ts";

/** A site plan whose trailers have their length and width. */
export type SitePlanDrawing = Awaited<ReturnType<typeof readSitePlan>>;

/** Returns a plan of site-plans.yaml; throws for an unknown id. */
export async function readSitePlan(id: string) {
  const { data } = await readEntry("sitePlans", id);
  const things = data.things.map(async (thing) => {
    if (thing.kind !== "trailer") return thing;
    const { length, width } = (await readEntry("trailers", thing.trailer.id)).data.specifications;
    const size: [number, number] = [length, width];
    return { ...thing, size };
  });
  return { ...data, things: await Promise.all(things) };
}
