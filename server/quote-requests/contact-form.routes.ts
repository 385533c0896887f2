import { Hono } from "hono";
import { valueInWords } from "../../quote-request/choices.ts";
import { announcements } from "../../quote-request/messages.ts";
import {
  type AskedLine,
  askedLines,
  formPath,
  isReference,
  thankYouPath,
} from "../../quote-request/protocol.ts";
import type { BuiltSite } from "../built-site/built-site.ts";
import { sendPage } from "../built-site/static-site.ts";
import { createFormAnswerLimiter } from "../quarantine/form-answer-limit.ts";
import { hour } from "../time/durations.ts";
import { fullDates } from "../time/format-dates.ts";
import { fillContactPage, fillThankYouPage } from "./contact-page.ts";
import { answerRateLimited, type PostedFormDeps, postedForm } from "./posted-form.ts";
import type { StoredQuoteRequest } from "./quote-request.repository.ts";

/** Time for which the page repeats a request: its address may stay in a browser's history. */
const repeatedFor = hour;

type Dependencies = Pick<PostedFormDeps, "receive" | "readRequestContext" | "phone"> & {
  findByReference: (reference: string) => Promise<StoredQuoteRequest | undefined>;
  clock: () => number;
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

  routes.post(
    formPath,
    ...postedForm({
      ...deps,
      thankYou: thankYouPath,
      sentences: {
        tooLarge: "The form is too large. Please shorten the message.",
        rejected: announcements.rejected.title,
      },
      answerRefused: (c, form, status) =>
        sendPage(c, fillContactPage(readPage(site, formPath), form), status),
      countRefused: createFormAnswerLimiter(),
    }),
  );

  routes.get(thankYouPath, async (c) => {
    c.header("Cache-Control", "no-store");
    const seconds = await countThankYou(readRequestContext(c, null).network);
    if (seconds !== null)
      return answerRateLimited(c, seconds, phone, "A form that led to this page has arrived. ");
    const reference = c.req.query("reference") ?? "";
    const request = isReference(reference) ? await deps.findByReference(reference) : undefined;
    if (!request) return c.redirect(formPath, 303);
    const isFresh = deps.clock() - request.receivedAt < repeatedFor;
    const asked = isFresh ? whatWasAsked(request) : null;
    return sendPage(c, fillThankYouPage(readPage(site, thankYouPath), { reference, asked }));
  });
  return routes;
}

/** Returns the lines that the page repeats, in words. */
function whatWasAsked(request: StoredQuoteRequest) {
  const inWords = (line: AskedLine) =>
    line === "dates"
      ? fullDates(request.startDate, request.endDate)
      : valueInWords(line, request[line]);
  return Object.fromEntries(askedLines.map((line) => [line, inWords(line)]));
}

/** Returns a page of the built site; throws when there is none at this path. */
function readPage(site: BuiltSite, path: string): string {
  const page = site.page(path);
  if (page === null) throw new Error(`The built site has no page ${path}.`);
  return page;
}
