import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { openDatabase } from "../../server/db/open-database.ts";
import { markStatus } from "../../server/quote-records/marks.repository.ts";
import { findByReference } from "../../server/quote-records/quote-records.repository.ts";
import { sampleRow } from "../../tests/support/sample.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { run } from "../run.ts";

const october = Date.parse("2026-10-15T14:00:00-04:00");
const hour = 60 * 60 * 1000;

/**
 * A data directory with requests that were received at these moments, and what stats says of it.
 */
async function createDataDirWithRequests(moments: number[]) {
  const dataDir = await temporaryFolder();
  const { db } = await openDatabase({ sqlite: join(dataDir, "quotes.db") });
  for (const [at, received_at] of moments.entries()) {
    const row = { ...sampleRow, reference: `REF${at}`, content_hash: String(at), received_at };
    const location = at === 0 ? "12 King St, Hamilton" : "Hamilton";
    await db
      .insertInto("quote_request")
      .values({ ...row, location })
      .execute();
  }
  const first = await findByReference(db, "REF0");
  // That it is booked a week later does not make the answer late.
  await markStatus(db, first?.id ?? 0, "answered", october + hour);
  await markStatus(db, first?.id ?? 0, "booked", october + 7 * 24 * hour);
  await db.destroy();
  const stats = (...words: string[]) => run(["stats", ...words], { DATA_DIR: dataDir });
  return { dataDir, stats };
}

const inOctober = ["--from", "2026-10-01", "--to", "2026-10-31"];

test("the report needs no other file, and says nobody's name or address", async () => {
  const { dataDir, stats } = await createDataDirWithRequests([
    october,
    october + hour,
    october - 60 * 24 * hour,
  ]);
  expect(await stats(...inOctober)).toMatch(/reports\/report-\S+\.html counts 2 quote requests/);
  const [name = ""] = await readdir(join(dataDir, "reports"));
  const file = join(dataDir, "reports", name);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const html = await readFile(file, "utf8");
  const page = load(html);
  const body = page("body").html() ?? "";
  expect(/Priya|King St|555-0188|example\.com/.exec(body)).toBeNull();
  expect(page("h1").text()).toBe("2 quote requests");
  expect(page("dl").text()).toContain("answered within two open hours50%");
  expect(page(".plot svg")).toHaveLength(5);
  expect(page("section:has(h2:contains('Where')) tr").text()).toBe("Hamilton2");
  // Nothing is fetched: neither scripts nor pictures nor styles from elsewhere.
  expect(page("script, img, link, iframe")).toHaveLength(0);
  expect(/https?:/.exec(body.replaceAll("http://www.w3.org/", ""))).toBeNull();
  expect(/url\((?!data:)|@import/.exec(html)).toBeNull();
});

test("days without a request are a report, too", async () => {
  const { dataDir, stats } = await createDataDirWithRequests([october]);
  const file = join(dataDir, "empty.html");
  await stats(file, "--from", "2020-01-01", "--to", "2020-02-01");
  expect(load(await readFile(file, "utf8"))("body").text()).toContain(
    "No quote request came in these days.",
  );
});

test("what was typed wrong is said in a sentence, and nothing is replaced", async () => {
  const { dataDir, stats } = await createDataDirWithRequests([october]);
  const file = join(dataDir, "report.html");
  await stats(file);
  await expect(stats(file)).rejects.toThrow(/report\.html is there already; name another file/);
  await expect(stats("--from", "May")).rejects.toThrow("May is no day; write it like 2027-01-31.");
  await expect(stats("--from", "2027-02-01", "--to", "2027-01-01")).rejects.toThrow(
    "The days end before they begin: 2027-02-01 is after 2027-01-01.",
  );
  await expect(stats(join(dataDir, "nowhere/report.html"))).rejects.toThrow(/There is no folder/);
});
