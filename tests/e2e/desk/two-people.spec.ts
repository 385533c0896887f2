import { openDatabase } from "../../../server/db/open-database.ts";
import { startSession } from "../../../server/desk/access/sessions/sessions.repository.ts";
import { expect, sendRequest, signInByPrintedLink } from "../../support/browser/desk.ts";
import { test } from "../../support/browser/journey.ts";
import { databaseOf } from "../../support/databases/database.ts";
import { startServer } from "../../support/servers/running-server.ts";

const helper = "jo@maple.example";

test.use({ viewport: { width: 390, height: 844 } });

test("two people on one request see beside Send that the other writes, and has answered (D12)", async ({
  page,
  browser,
  dataDir,
}) => {
  const server = await startServer({ dataDir, env: { DESK_PEOPLE: helper } });
  await page.clock.install();
  const url = await signInByPrintedLink(page, server);
  const { db } = await openDatabase(await databaseOf(dataDir));
  const token = await startSession(db, { person: helper, device: "Phone", now: Date.now() });
  await db.destroy();
  const context = await browser.newContext();
  await context.addCookies([{ name: "desk", value: token, url }]);
  const jo = await context.newPage();

  const email = "dora@example.com";
  const reference = await sendRequest(url, { name: "Dora Double", email });
  await page.goto(`${url}/desk/requests/${reference}`);
  await page.getByLabel("Text").fill("Hello Dora, the owner writes.");
  await jo.goto(`${url}/desk/requests/${reference}`);
  await expect(jo.getByText(/ is writing a reply\.$/)).toBeVisible();
  await expect(page.getByText(`${helper} is writing a reply.`)).toHaveCount(0);
  await jo.getByLabel("Text").fill("Hello Dora, Jo writes.");
  await page.clock.fastForward(15_000);
  await expect(page.getByText(`${helper} is writing a reply.`)).toBeVisible();
  await jo.getByRole("button", { name: "Send from here" }).click();
  await expect(jo.getByRole("region", { name: "Your replies" })).toBeVisible();
  await expect(jo.getByRole("region", { name: "Not sent yet" })).toHaveCount(0);
  await page.clock.fastForward(15_000);
  await expect(page.getByText(new RegExp(`^${helper} sent a reply at `))).toBeVisible();
  await expect(page.getByText(`${helper} is writing a reply.`)).toHaveCount(0);
  await expect(page.getByLabel("Text")).toHaveValue("Hello Dora, the owner writes.");
  await context.close();
  await server.stop();
});
