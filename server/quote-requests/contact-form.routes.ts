import { Hono } from "hono";
import { announcements } from "../../quote-request/messages.ts";
import { formPath, isReference, thankYouPath } from "../../quote-request/protocol.ts";
import type { BuiltSite } from "../built-site/built-site.ts";
import { sendPage } from "../built-site/static-site.ts";
import { createFormAnswerLimiter } from "../quarantine/form-answer-limit.ts";
import { createContactPage, createThankYouPage } from "./contact-page.ts";
import { answerRateLimited, type PostedFormDeps, postedForm } from "./posted-form.ts";

type Dependencies = Pick<PostedFormDeps, "receive" | "readRequestContext" | "phone"> & {
  isKnownReference: (reference: string) => Promise<boolean>;
  site: BuiltSite;
};

/**
 * The form without JavaScript where this server has the built pages: a refused form is answered
 * with the contact page and what was typed, a stored one with the thank-you page.
 */
export function contactFormRoutes(deps: Dependencies) {
  const { site, phone, readRequestContext } = deps;
  const routes = new Hono();
  const countThankYou = createFormAnswerLimiter();
  // Parsed at the first use, because a server may run without a built site.
  let contactPage: ReturnType<typeof createContactPage> | undefined;
  let thankYouPage: ReturnType<typeof createThankYouPage> | undefined;

  routes.post(
    formPath,
    ...postedForm({
      ...deps,
      thankYou: thankYouPath,
      sentences: {
        tooLarge: "The form is too large. Please shorten the message.",
        rejected: announcements.rejected.title,
      },
      answerRefused: (c, form, status) => {
        contactPage ??= createContactPage(readPage(site, formPath));
        return sendPage(c, contactPage(form), status);
      },
      countRefused: createFormAnswerLimiter(),
    }),
  );

  routes.get(thankYouPath, async (c) => {
    c.header("Cache-Control", "no-store");
    const seconds = await countThankYou(readRequestContext(c, null).network);
    if (seconds !== null)
      return answerRateLimited(c, seconds, phone, "A form that led to this page has arrived. ");
    const reference = c.req.query("reference") ?? "";
    if (!isReference(reference) || !(await deps.isKnownReference(reference)))
      return c.redirect(formPath, 303);
    thankYouPage ??= createThankYouPage(readPage(site, thankYouPath));
    return sendPage(c, thankYouPage(reference));
  });
  return routes;
}

/** Returns a page of the built site; throws when there is none at this path. */
function readPage(site: BuiltSite, path: string): string {
  const page = site.page(path);
  if (page === null) throw new Error(`The built site has no page ${path}.`);
  return page;
}
