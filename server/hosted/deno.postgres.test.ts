import { expect, onTestFinished, test } from "vitest";
import { sendNumbered } from "../../tests/faults/visitors.ts";
import { readRowsOf } from "../../tests/support/databases/database.ts";
import { startDenoFunction } from "../../tests/support/hosted/deno-function.ts";
import { createHostedDatabase } from "../../tests/support/hosted/hosted-database.ts";
import { startMailApi } from "../../tests/support/mail/mail-api.ts";
import { freePort } from "../../tests/support/servers/ports.ts";
import { until } from "../../tests/support/until.ts";

test("in Deno, the function stores a request and mails it by the API with the address of the desk", async () => {
  const database = await createHostedDatabase();
  const api = await startMailApi();
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
  const answer = await sendNumbered(hosted.url, "one");
  expect(answer?.status).toBe(200);
  await until(() => api.mails.length === 2, "both mails");
  const { requests } = await readRowsOf({ postgres: database });
  expect(requests.map(({ reference }) => reference)).toEqual([answer?.reference]);
  expect(api.mails.find(({ to }) => to.includes("guest-one@example.com"))?.html).toContain(
    answer?.reference,
  );
  expect(hosted.output()).not.toContain("guest-one@example.com");
  const [notice] = api.mails.filter(({ html }) => html.includes("/desk"));
  expect(notice?.to.join()).toContain("quotes@maple.example");
  expect(notice?.html).toContain(`https://desk.maple.example/desk/requests/${answer?.reference}`);
});
