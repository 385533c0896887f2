import { readClosing } from "../closing.ts";
import { readDataOf, readEntry, readPage } from "../entries.ts";
import { readFactList } from "../facts/fact-lists.ts";
import { readBreadcrumb } from "../navigation/breadcrumbs.ts";
import { paths } from "../paths.ts";
import { readPhoto } from "../photos.ts";

export type AccessibleTrailersPage = Awaited<ReturnType<typeof readAccessibleTrailersPage>>;

/** Returns everything that the page about accessible washrooms shows. */
export async function readAccessibleTrailersPage() {
  const [page, measured, { links }, { policies }] = await Promise.all([
    readPage("accessibleTrailers"),
    readFactList("accessible"),
    readPage("navigation"),
    readPage("costAndBooking"),
  ]);
  const { drawn, ramped, rules, route, statement } = page;
  const trailers = { label: links.trailers, path: paths.trailers };
  return {
    ...page,
    breadcrumb: await readBreadcrumb(page.breadcrumb, trailers),
    photo: await readPhoto(page.photo),
    drawn: { ...drawn, photo: await readPhoto(drawn.photo) },
    ramped: {
      ...ramped,
      policies: await readDataOf([ramped.policy]),
      samples: policies.samples,
    },
    rules: {
      rules,
      route,
      statement: {
        text: statement.text,
        link: { label: statement.link, path: paths.accessibility },
      },
    },
    measured: {
      ...measured,
      facts: [
        ...measured.facts,
        ...drawn.rows.map((row) => ({ ...row, isSample: drawn.sample === true })),
      ],
    },
    /** Id of the quote form's variant. */
    formVariant: (await readEntry("quoteFormVariants", "accessible")).id,
    closing: await readClosing({ heading: page.closing, button: page.button }),
  };
}
