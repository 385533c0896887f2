import { expect, onTestFinished, test } from "vitest";
import { sendQuote } from "../../tests/faults/visitors.ts";
import { executeSql, readRowsOf } from "../../tests/support/databases/database.ts";
import { startDenoFunction } from "../../tests/support/hosted/deno-function.ts";
import { createHostedDatabase } from "../../tests/support/hosted/hosted-database.ts";
import { startMailApi } from "../../tests/support/mail/mail-api.ts";
import { freePort } from "../../tests/support/servers/ports.ts";
import { until } from "../../tests/support/until.ts";
import { deliveryPath } from "./hosted-function.ts";

async function startHost() {
  let isDown = false;
  const database = await createHostedDatabase();
  const api = await startMailApi({ refuse: () => (isDown ? { status: 503 } : undefined) });
  const hosted = await startDenoFunction({
    port: await freePort(),
    database,
    mailApi: api.url,
    siteUrl: "https://www.maple.example",
    deskUrl: "https://desk.maple.example",
  });
  onTestFinished(async () => {
    await hosted.stop();
    await api.close();
  });
  return {
    database,
    hosted,
    api,
    rows: () => readRowsOf({ postgres: database }),
    setDown: (down: boolean) => {
      isDown = down;
    },
  };
}

test("in Deno, the function stores a quote and mails it by the API with the address of the desk, again where that had failed", async () => {
  const { database, hosted, api, rows, setDown } = await startHost();
  const answer = await sendQuote(hosted.url, "one");
  expect(answer?.status).toBe(200);
  await until(() => api.mails.length === 2, "both mails");
  expect((await rows()).quotes.map(({ reference }) => reference)).toEqual([answer?.reference]);
  expect(api.mails.find(({ to }) => to.includes("guest-one@example.com"))?.html).toContain(
    answer?.reference,
  );
  expect(hosted.output()).not.toContain("guest-one@example.com");
  const [notice] = api.mails.filter(({ html }) => html.includes("/desk"));
  expect(notice?.to.join()).toContain("quotes@maple.example");
  expect(notice?.html).toContain(`https://desk.maple.example/desk/requests/${answer?.reference}`);

  setDown(true);
  expect((await sendQuote(hosted.url, "two"))?.status).toBe(200);
  await until(
    async () => (await rows()).outbox.slice(2).every(({ attempts }) => attempts === 1),
    "both attempts",
  );
  setDown(false);
  // Makes the next attempt due, which would be half a minute later.
  await executeSql({ postgres: database }, "update outbox_mail set next_attempt_at = 0");
  const call = await fetch(hosted.url + deliveryPath, {
    method: "POST",
    headers: { Authorization: "Bearer a secret of the schedule" },
  });
  expect([call.status, await call.json()]).toEqual([200, { sent: 2 }]);
  expect(api.mails).toHaveLength(4);
  expect((await rows()).outbox.map(({ status }) => status)).toEqual(Array(4).fill("sent"));
});
