import { addDays, dayInZone } from "../../../quote-request/days.ts";
import { readBusiness } from "../../../server/business/business.ts";
import type { Db, QuoteStatus } from "../../../server/db/schema.ts";
import { markStatus } from "../../../server/quote-records/marks.repository.ts";
import { addNote } from "../../../server/quote-records/notes.repository.ts";
import { foldedColumns } from "../../../server/quote-requests/search/fold-text.ts";
import { expect, openDesk, test } from "../../support/browser/desk.ts";
import { expectAccessible } from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll, smallTargets } from "../../support/browser/measure-page.ts";
import { sample, sampleRow } from "../../support/sample.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

type Stored = {
  reference: string;
  name: string;
  email?: string;
  phone?: string;
  receivedAt: number;
  startDate?: string;
  status?: QuoteStatus;
  changedAt?: number;
  reasons?: string;
};

async function store(db: Db, { reference, name, startDate, ...other }: Stored) {
  const {
    email = `${reference}@example.com`,
    phone = reference,
    receivedAt,
    status,
    changedAt,
    reasons,
  } = other;
  const texts = { ...sample, reference, name, email, phone };
  const { id } = await db
    .insertInto("quote_request")
    .values({
      ...sampleRow,
      ...foldedColumns(texts),
      ...(startDate && { start_date: startDate, end_date: startDate }),
      ...{ reference, name, email, phone, email_key: email, content_hash: reference },
      received_at: receivedAt,
      quarantine_reasons: reasons ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (status) await markStatus(db, id, status, changedAt ?? receivedAt);
  return id;
}

async function prepare(db: Db) {
  const now = Date.now();
  const today = dayInZone(now, readBusiness().timeZone);
  const far = addDays(today, 200);
  const priya = { name: "Priya Raman", email: "priya@example.com", phone: sample.phone };
  await store(db, {
    ...{ reference: "DUE", name: "Amy Wong", receivedAt: now - 3 * day },
    startDate: far,
  });
  await store(db, {
    reference: "NEAR",
    name: "Dan Roy",
    receivedAt: now,
    startDate: addDays(today, 1),
  });
  const booked = {
    ...priya,
    reference: "BOOKED",
    receivedAt: now - 300 * day,
    startDate: "2026-06-12",
  };
  await addNote(db, await store(db, { ...booked, status: "booked" }), {
    ...{ by: "hello@example.com", text: "Wants a ramp for her grandmother", now },
  });
  await store(db, { ...priya, reference: "AGAIN", receivedAt: now, startDate: far });
  const quoted = {
    reference: "QUOTED",
    name: "Quinn Old",
    receivedAt: now - 8 * day,
    startDate: far,
  };
  await store(db, { ...quoted, status: "quoted", changedAt: now - 6 * day });
  const held = { receivedAt: now - hour, startDate: far };
  await store(db, { ...held, reference: "MAP", name: "Barn Amy", reasons: "link-for-place" });
  const loans = { reference: "LOANS", name: "Winner Loans", reasons: "sales-pitch" };
  await store(db, { ...held, ...loans, receivedAt: now });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test(`at ${viewport.width} px what is due comes first, a search finds everything, and spam is taken back`, async ({
    browser,
  }) => {
    const desk = await openDesk(browser, prepare);
    const { url, storageState } = desk;
    const context = await browser.newContext({ baseURL: url, storageState, viewport });
    const page = await context.newPage();
    const see = async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect(await smallTargets(page)).toEqual([]);
    };
    await page.goto("/desk/");
    const list = page.getByRole("list", { name: "Inbox" });
    const names = list.getByRole("heading", { level: 3 });
    await expect(names).toHaveText(["Amy Wong", "Dan Roy", "Priya Raman"]);
    await expect(list.getByRole("heading", { level: 2 })).toHaveText([
      "Overdue, or due within the hour",
      "Tomorrow",
      "Later",
    ]);
    await expect(list.getByText("Garden with a narrow gate.", { exact: true })).toHaveCount(3);
    await see();

    await page.getByRole("button", { name: /^Spam ?: Dan Roy$/ }).click();
    await expect(names).toHaveText(["Amy Wong", "Priya Raman"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(names).toHaveText(["Amy Wong", "Dan Roy", "Priya Raman"]);

    // From the list of unanswered requests (D3, D6, D9).
    const search = page.getByRole("searchbox", { name: "Search everything" });
    const rows = list.getByRole("article");
    await search.fill("priya");
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText("Booked");
    await rows.nth(1).getByRole("link", { name: "Priya Raman", exact: true }).click();
    await page.getByRole("main").getByRole("link", { name: "Inbox", exact: true }).click();
    await expect(rows).toHaveCount(2);
    await search.fill("+1 (289) 555-0188 ramp");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("In a note: Wants a ramp for her grandmother");
    await search.fill("winner");
    await expect(rows).toContainText("Held back");
    await see();
    await search.fill("nobody at all");
    await expect(page.getByText("No request, note or reply has these words")).toBeVisible();
    await search.fill("");
    await page.goto("/desk/?show=all&status=quoted");
    await expect(rows).toHaveCount(1);
    // A filter of the list of all requests is none of a search from another one.
    await page.getByRole("button", { name: /^Unanswered/ }).click();
    await search.fill("priya");
    await expect(rows).toHaveCount(2);

    await page.getByRole("button", { name: "Follow up (1)" }).click();
    await expect(search).toHaveValue("");
    await expect(list.getByRole("heading", { level: 2 })).toHaveText(["Quinn Old"]);
    await see();

    // Least suspicious first (D14).
    await page.goto("/desk/quarantine");
    await expect(page.getByRole("article").getByRole("heading")).toHaveText([
      "Barn Amy",
      "Winner Loans",
    ]);

    await page.getByRole("link", { name: "Barn Amy" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Barn Amy" })).toBeVisible();
    await expect(page.getByText(/^(E-mail|Call) due/)).toHaveCount(0);

    // A reply begins below what it answers.
    await page.goto("/desk/");
    await page.getByRole("link", { name: "Reply to Dan Roy" }).click();
    const form = page.getByRole("region", { name: "Reply to NEAR@example.com" });
    await expect(form.getByText("Garden with a narrow gate.").first()).toBeInViewport();
    await expect(form.getByText(/^Free: /)).toBeInViewport();
    await expect(form.getByLabel("Template")).toHaveValue("when-to-call");
    await see();

    await page.goto("/desk/");
    await page.getByRole("link", { name: "Earlier request, for 2026: booked" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Priya Raman" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/desk/requests/BOOKED");
    // Whoever is booked is not asked again when to call.
    await expect(page.getByLabel("Template")).toHaveValue("");
    await context.close();
    await desk.close();
  });
