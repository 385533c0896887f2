import { Hono } from "hono";
import { announcements } from "../../quote-request/messages.ts";
import { formPath, isReference, thankYouPath } from "../../quote-request/protocol.ts";
import { sendPage } from "../built-site/built-pages.ts";
import type { BuiltSite } from "../built-site/built-site.ts";
import { createFormAnswerCount } from "../quarantine/form-answers.ts";
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
  const countThankYou = createFormAnswerCount();
  const fillContactPage = once(() => createContactPage(readPage(site, formPath)));
  const fillThankYouPage = once(() => createThankYouPage(readPage(site, thankYouPath)));

  routes.post(
    formPath,
    ...postedForm({
      ...deps,
      thankYou: thankYouPath,
      sentences: {
        tooLarge: "The form is too large. Please shorten the message.",
        rejected: announcements.rejected.title,
      },
      answerRefused: (c, form, status) => sendPage(c, fillContactPage()(form), status),
      countRefused: createFormAnswerCount(),
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
    return sendPage(c, fillThankYouPage()(reference));
  });
  return routes;
}

/** Returns a function that makes a value at its first call and returns the same one later. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Returns a page of the built site; throws when there is none at this path. */
function readPage(site: BuiltSite, path: string): string {
  const page = site.page(path);
  if (page === null) throw new Error(`The built site has no page ${path}.`);
  return page;
}
