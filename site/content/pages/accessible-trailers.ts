import { readClosing } from "../closing.ts";
import { readEntry, readPage } from "../entries.ts";
import { readTrailersBreadcrumb } from "../navigation/breadcrumbs.ts";
import { paths } from "../paths.ts";
import { readHeroPhoto, readPhoto } from "../photos.ts";
import { readPolicies } from "../policies.ts";

export type AccessibleTrailersPage = Awaited<ReturnType<typeof readAccessibleTrailersPage>>;

/** Returns everything that the page about accessible washrooms shows. */
export async function readAccessibleTrailersPage() {
  const page = await readPage("accessibleTrailers");
  const { drawn, ramped, rules, route, statement } = page;
  const { policies } = await readPage("costAndBooking");
  return {
    ...page,
    breadcrumb: await readTrailersBreadcrumb(page.breadcrumb),
    photo: await readHeroPhoto(page.photo),
    drawn: { ...drawn, photo: await readPhoto(drawn.photo) },
    ramped: {
      ...ramped,
      policies: await readPolicies([ramped.policy]),
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
    /** Id of the quote form's variant. */
    formVariant: (await readEntry("quoteFormVariants", "accessible")).id,
    closing: await readClosing({ heading: page.closing, button: page.button }),
  };
}
