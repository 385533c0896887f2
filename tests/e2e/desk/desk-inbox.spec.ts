import { markStatus } from "../../../desk/server/request-records/marks.repository.ts";
import { addNote } from "../../../desk/server/request-records/notes.repository.ts";
import { addDays, dayInZone } from "../../../quote-request/days.ts";
import { readBusiness } from "../../../server/business/business.ts";
import type { Db } from "../../../server/db/schema.ts";
import { foldedColumns } from "../../../server/search/fold-text.ts";
import { telephoneKeys } from "../../../server/search/telephone.ts";
import { day, hour } from "../../../server/time/durations.ts";
import { expect, startDesk, test } from "../../support/browser/desk.ts";
import { expectAccessible } from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll, smallTargets } from "../../support/browser/measure-page.ts";
import { sampleRow } from "../../support/sample.ts";

type Stored = { reference: string; name: string; received_at: number } & Partial<typeof sampleRow>;

/** Stores a request, whose mail and phone number are its reference where nothing else is said. */
async function store(db: Db, row: Stored & { quarantine_reasons?: string }) {
  const email = `${row.reference}@example.com`;
  const filled = { ...sampleRow, email, phone: row.reference, ...row };
  const { id } = await db
    .insertInto("quote_request")
    .values({
      ...filled,
      ...foldedColumns(filled),
      ...{ email_key: filled.email, phone_key: telephoneKeys(filled.phone)[0] ?? "" },
      content_hash: row.reference,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function prepare(db: Db) {
  const now = Date.now();
  const today = dayInZone(now, readBusiness().timeZone);
  const on = (day: string) => ({ start_date: day, end_date: day });
  const far = on(addDays(today, 200));
  const priya = { name: "Priya Raman", email: "priya@example.com", phone: sampleRow.phone };
  await store(db, { ...far, reference: "DUELATER", name: "Amy Wong", received_at: now - 3 * day });
  const tomorrow = on(addDays(today, 1));
  await store(db, { ...tomorrow, reference: "NEARHERE", name: "Dan Roy", received_at: now });
  const before = { received_at: now - 300 * day, ...on("2026-06-12") };
  const booked = await store(db, { ...priya, ...before, reference: "MARRYDAY" });
  await markStatus(db, booked, "booked", before.received_at);
  const text = "Wants a ramp for her grandmother";
  await addNote(db, booked, { by: "hello@example.com", text, now });
  await store(db, { ...priya, ...far, reference: "ANEWANEW", received_at: now });
  const old = { reference: "PAYLATER", name: "Quinn Old", received_at: now - 8 * day };
  await markStatus(db, await store(db, { ...far, ...old }), "quoted", now - 6 * day);
  const map = { reference: "MAPSMAPS", name: "Barn Amy", quarantine_reasons: "link-for-place" };
  await store(db, { ...far, ...map, received_at: now - hour });
  const loans = { reference: "SPAMSPAM", name: "Winner Loans", quarantine_reasons: "sales-pitch" };
  await store(db, { ...far, ...loans, received_at: now });
}

test("what is due comes first, a search finds everything, and what was decided is taken back", async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 };
  const desk = await startDesk(prepare);
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

  // A tap on the wrong row is undone.
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  for (const decision of ["Spam", "Answered"]) {
    await page.getByRole("button", { name: new RegExp(`^${decision} ?: Dan Roy$`) }).click();
    await expect(names).toHaveText(["Amy Wong", "Priya Raman"]);
    await undo.click();
    await expect(names).toHaveText(["Amy Wong", "Dan Roy", "Priya Raman"]);
  }

  // From the list of unanswered requests.
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
  await expect(rows).toContainText("In quarantine");
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

  // Least suspicious first.
  await page.goto("/desk/quarantine");
  const quarantined = page.getByRole("article").getByRole("heading");
  await expect(quarantined).toHaveText(["Barn Amy", "Winner Loans"]);
  for (const decision of ["Spam", "Let it through"]) {
    await page.getByRole("button", { name: new RegExp(`^${decision} : Barn Amy`) }).click();
    await expect(quarantined).toHaveText(["Winner Loans"]);
    await undo.click();
    await expect(quarantined).toHaveText(["Barn Amy", "Winner Loans"]);
  }

  await page.getByRole("link", { name: "Barn Amy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Barn Amy" })).toBeVisible();
  await expect(page.getByText(/^(E-mail|Call) due/)).toHaveCount(0);

  // A reply begins below what it answers.
  await page.goto("/desk/");
  await page.getByRole("link", { name: "Reply to Dan Roy" }).click();
  const form = page.getByRole("region", { name: "Reply to NEARHERE@example.com" });
  await expect(form.getByText("Garden with a narrow gate.").first()).toBeInViewport();
  await expect(form.getByText(/^Free: /)).toBeInViewport();
  await expect(form.getByLabel("Template")).toHaveValue("when-to-call");

  await page.goto("/desk/");
  await page.getByRole("link", { name: "Earlier request, for 2026: booked" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Priya Raman" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/desk/requests/MARRYDAY");
  // Whoever is booked is not asked again when to call.
  await expect(page.getByLabel("Template")).toHaveValue("");
  await context.close();
  await desk.close();
});
