import { fillIn } from "../business/business.ts";
import { readClosing } from "../closing.ts";
import { readPage } from "../entries.ts";
import { readCostBreadcrumb } from "../navigation/breadcrumbs.ts";
import { paths, plannerId } from "../paths.ts";
import { readPhoto } from "../photos.ts";
import { readPolicies } from "../policies.ts";
import { readQuestions } from "../questions.ts";

export type CostAndBookingPage = Awaited<ReturnType<typeof readCostAndBookingPage>>;

/** Returns everything that the page about cost and booking shows; its parts have ids. */
export async function readCostAndBookingPage() {
  const page = await readPage("costAndBooking");
  const { factors, included, timeline, policies, faq } = page;
  const closing = await readClosing({ heading: page.closing });
  const groups = policies.groups.map(async ({ heading, list }) => ({
    heading,
    policies: await readPolicies(list),
  }));
  const parts = {
    factors: {
      ...factors,
      id: "factors",
      planner: { label: factors.planner, path: `${paths.trailers}#${plannerId}` },
    },
    included: { ...included, id: "included", photo: await readPhoto(included.photo) },
    timeline: {
      heading: timeline.heading,
      id: "timeline",
      steps: timeline.steps.map((step) => ({ ...step, text: fillIn(step.text, closing.business) })),
    },
    policies: { ...policies, id: "terms", groups: await Promise.all(groups) },
  };
  return {
    ...parts,
    hero: {
      breadcrumb: await readCostBreadcrumb(page.breadcrumb),
      eyebrow: page.eyebrow,
      heading: page.heading,
      lead: page.lead,
      quote: { label: page.button, path: paths.contact },
      contents: Object.values(parts).map(({ heading, id }) => ({ label: heading, path: `#${id}` })),
    },
    paper: { ...page.paper, business: closing.business },
    faq: { heading: faq.heading, questions: await readQuestions(faq.questions) },
    closing,
  };
}
