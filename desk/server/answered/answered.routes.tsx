import { Hono } from "hono";
import { pageRenderer, type SignInPage } from "../access/sign-in/page-layout.tsx";
import { bookingsLock } from "../actions/do-action.ts";
import type { DeskDeps, DeskEnv } from "../desk-env.ts";
import { writeDeskLog } from "../log/desk-log.repository.ts";
import { deskPath } from "../paths.ts";
import { readAnsweredToken } from "../reminders/answered-link.ts";
import { firstName } from "../replies/first-name.ts";
import { keepFromErasure, markStatus } from "../request-records/marks.repository.ts";
import {
  findByReference,
  type QuoteRequestRow,
} from "../request-records/request-records.repository.ts";
import { hasMeaning } from "../request-records/statuses.ts";

/** Who the log says has done it: whoever had the mail. */
const by = "the link in a reminder";

/**
 * The page that a reminder's link opens, to record an answer that was written in another program.
 * Opening it changes nothing, because mail scanners open links, too.
 */
export function answeredRoutes({ database, clock, files, business }: DeskDeps) {
  const routes = new Hono<DeskEnv>();
  const { db, transact } = database;
  const renderPage = pageRenderer(files, business);
  const findByToken = async (token: string) => {
    const reference = await readAnsweredToken(db, token, clock());
    return reference === null ? undefined : findByReference(db, reference);
  };

  routes.get("/:token", async (c) => {
    const request = await findByToken(c.req.param("token"));
    if (!request) return c.html(renderPage(invalidLinkPage), 404);
    return c.html(renderPage(isOpen(request) ? askPage(request) : donePage(request)));
  });

  routes.post("/:token", async (c) => {
    const request = await findByToken(c.req.param("token"));
    if (!request) return c.html(renderPage(invalidLinkPage), 404);
    const now = clock();
    await transact(async (transaction) => {
      const kept = await keepFromErasure(transaction, request.id);
      if (!kept || !hasMeaning(kept.status, "isOpen") || kept.isQuarantined) return;
      await markStatus(transaction, request.id, "answered", now);
      const { reference } = request;
      await writeDeskLog(transaction, { at: now, by, logLine: "Marked as answered", reference });
    }, bookingsLock);
    return c.html(renderPage(donePage(request)));
  });
  return routes;
}

const isOpen = ({ status, quarantineReasons }: QuoteRequestRow) =>
  hasMeaning(status, "isOpen") && quarantineReasons === null;

/** A sentence on a request, which names no more of it than the reference and the first name. */
const about = ({ name, reference }: QuoteRequestRow, sentence: string) => (
  <p>{`${[firstName(name), reference].filter(Boolean).join(", ")}: ${sentence}`}</p>
);

const linkToDesk = (
  <p>
    <a href={deskPath}>Go to the desk</a>
  </p>
);

const askPage = (request: QuoteRequestRow): SignInPage => ({
  title: "Have you answered?",
  children: (
    <>
      {about(request, "if you answered from your own mail program or by phone, record that here.")}
      <form method="post">
        <button type="submit" className="primary">
          Yes, it is answered
        </button>
      </form>
    </>
  ),
});

const donePage = (request: QuoteRequestRow): SignInPage => ({
  title: "It counts as answered",
  children: (
    <>
      {about(request, "no reminder follows.")}
      {linkToDesk}
    </>
  ),
});

const invalidLinkPage: SignInPage = {
  title: "This link does not work",
  children: (
    <>
      <p>It works for seven days, for one quote request, and as it stands in the mail.</p>
      {linkToDesk}
    </>
  ),
};
