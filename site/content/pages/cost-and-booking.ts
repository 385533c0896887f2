import { readClosing } from "../closing.ts";
import { readDataOf, readPage } from "../entries.ts";
import { readFactList } from "../facts/fact-lists.ts";
import { readBreadcrumb } from "../navigation/breadcrumbs.ts";
import { paths, plannerPath } from "../paths.ts";
import { readPhoto, readTallPhoto } from "../photos.ts";

export type CostAndBookingPage = Awaited<ReturnType<typeof readCostAndBookingPage>>;

/** Returns everything that the page about cost and booking shows; its parts have ids. */
export async function readCostAndBookingPage() {
  const page = await readPage("costAndBooking");
  const { eyebrow, heading, lead, factors, included, timeline, policies } = page;
  const closing = await readClosing({ heading: page.closing, photo: page.closingPhoto });
  const groups = policies.groups.map(async ({ heading, list }) => ({
    heading,
    policies: await readDataOf(list),
  }));
  const parts = {
    factors: {
      ...factors,
      id: "factors",
      photo: await readTallPhoto(factors.photo),
      planner: { label: factors.planner, path: plannerPath },
    },
    included: { ...included, id: "included", photo: await readPhoto(included.photo) },
    timeline: {
      ...timeline,
      id: "timeline",
      photo: await readTallPhoto(timeline.photo),
    },
    policies: {
      ...policies,
      id: "terms",
      photo: await readPhoto(policies.photo),
      groups: await Promise.all(groups),
    },
  };
  return {
    ...parts,
    hero: {
      breadcrumb: await readBreadcrumb(page.breadcrumb),
      eyebrow,
      heading,
      lead,
      quote: { label: page.button, path: paths.contact },
      contents: Object.values(parts).map(({ heading, id }) => ({ label: heading, path: `#${id}` })),
    },
    paper: { ...page.paper, business: closing.business },
    facts: await readFactList("cost"),
    closing,
  };
}
