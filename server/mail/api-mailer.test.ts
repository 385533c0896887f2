import { describe, expect, test } from "vitest";
import type { ApiMail, MailApiAnswer } from "../../tests/support/mail/mail-api.ts";
import { sample } from "../../tests/support/sample.ts";
import { startTestServerWithMailApi } from "../../tests/support/servers/test-server-with-mail-api.ts";
import { until } from "../../tests/support/until.ts";
import { deliverDue } from "../outbox/deliver.ts";
import { hour } from "../time/durations.ts";
import { apiMailer } from "./api-mailer.ts";

const isForOwner = ({ to }: ApiMail) => to[0]?.includes("quotes@maple.example");

describe("a mail API", () => {
  test("gets both mails once, with what each needs, under the keys of their rows", async () => {
    const testServer = await startTestServerWithMailApi();
    const { reference } = await (await testServer.post(sample)).json();
    expect(await testServer.deliver()).toBe(2);
    expect(await testServer.deliver()).toBe(0);
    expect(testServer.api.mails).toHaveLength(2);

    const owner = testServer.api.mails.find(isForOwner);
    const customer = testServer.api.mails.find((mail) => !isForOwner(mail));
    expect(owner?.to).toEqual(["Maple & Brass Luxury Washrooms <quotes@maple.example>"]);
    expect(owner?.reply_to).toBe(`${sample.name} <${sample.email}>`);
    expect(owner?.subject).toContain(`${sample.name} · Wedding`);
    expect(owner?.text).toContain(reference);
    expect(owner?.text).toContain("narrow gate.\nPower from");
    expect(owner?.html).toContain("narrow gate.<br/>Power from");
    expect(customer?.from).toBe("Maple & Brass Luxury Washrooms <hello@maple.example>");
    expect(customer?.to).toEqual([sample.email]);
    expect(customer?.headers).toMatchObject({
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
    });
    const ids = (await testServer.rows()).map(({ message_id }) => message_id);
    expect(testServer.api.mails.map(({ headers }) => headers["Message-ID"])).toEqual(ids);
    expect(testServer.api.requests.map(({ key }) => key)).toEqual(ids);
  });

  test("never reads what a visitor typed as a list of addresses", async () => {
    const testServer = await startTestServerWithMailApi();
    await testServer.post({ ...sample, name: `"Eve", boss@maple.example <eve@example.org>;` });
    await testServer.deliver();
    expect(testServer.api.mails.find(isForOwner)?.reply_to).toBe(
      `Eve boss maple.example eve example.org <${sample.email}>`,
    );
  });

  test("gets a domain with accents in the ASCII form that it takes", async () => {
    const testServer = await startTestServerWithMailApi();
    await testServer.post({ ...sample, email: "priya@café.example" });
    expect(await testServer.deliver()).toBe(2);
    expect(testServer.api.mails.find((mail) => !isForOwner(mail))?.to).toEqual([
      "priya@xn--caf-dma.example",
    ]);
  });
});

async function tryForDays(testServer: {
  deliver: () => Promise<number>;
  pass: (ms: number) => void;
}) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await testServer.deliver()).toBe(0);
    testServer.pass(hour * 24);
  }
}

const failures: MailApiAnswer[] = [
  { status: 401, name: "missing_api_key", message: "Missing API key." },
  { status: 403, name: "validation_error", message: "The maple.example domain is not verified." },
  { status: 403, body: "error code: 1010" },
  { status: 404, name: "not_found", message: "The requested endpoint does not exist." },
  { status: 409, name: "concurrent_idempotent_requests", message: "Another one is in progress." },
  { status: 422, name: "validation_error", message: "Invalid `from` field." },
  { status: 429, name: "daily_quota_exceeded", message: "You have exceeded your daily quota." },
  { status: 429, name: "rate_limit_exceeded", headers: { "Retry-After": "1" } },
  { status: 500, name: "application_error", message: "An unexpected error occurred." },
  { status: 502, body: "<h1>Bad gateway</h1>" },
  // Neither is an acceptance: a proxy's own page, and the way to another address.
  { status: 200, body: "<h1>Welcome to the hotel's network</h1>" },
  { status: 301, headers: { Location: "/elsewhere" } },
];

describe("a mail API that fails", () => {
  test.each(failures)(
    "with $status $name is sent the same again, under the same key",
    async (failure) => {
      let isBroken = true;
      const testServer = await startTestServerWithMailApi({
        refuse: () => (isBroken ? failure : undefined),
      });
      await testServer.post(sample);
      expect(await testServer.deliver()).toBe(0);
      const [row] = await testServer.rows();
      expect(row?.last_error).toContain(`The mail API answered ${failure.status}`);
      isBroken = false;
      testServer.pass(hour);
      expect(await testServer.deliver()).toBe(2);
      expect((await testServer.rows()).map(({ attempts, status }) => [attempts, status])).toEqual([
        [2, "sent"],
        [2, "sent"],
      ]);
      expect(testServer.api.mails).toHaveLength(2);
      expect(testServer.api.requests).toHaveLength(4);
      const different = new Set(testServer.api.requests.map(({ key, body }) => `${key} ${body}`));
      expect(different.size).toBe(2);
    },
  );

  test("by not knowing our key is asked for weeks, which is told, and the key is in no log", async () => {
    const testServer = await startTestServerWithMailApi();
    const mailer = apiMailer({ url: testServer.api.url, key: "re_wrong_key" });
    await testServer.post(sample);
    for (let times = 0; times < 3; times += 1) {
      expect(await deliverDue(testServer.outbox(mailer))).toBe(0);
      testServer.pass(5 * 24 * hour);
    }
    const rows = await testServer.rows();
    expect(rows.map(({ status }) => status)).toEqual(["waiting", "waiting"]);
    expect(rows[0]?.last_error).toContain("403 invalid_api_key API key is invalid.");
    const { mail } = await (await testServer.app.request("/healthz")).json();
    expect(mail.problem).toContain("MAIL_API_KEY");
    expect(testServer.logged()).not.toContain("re_wrong_key");
    expect(await testServer.deliver()).toBe(2);
  });

  test("by saying nothing is hung up on in time, and gets the mails later", async () => {
    let isBroken = true;
    const testServer = await startTestServerWithMailApi({
      refuse: () => (isBroken ? "hang" : undefined),
    });
    await testServer.post(sample);
    expect(await deliverDue({ ...testServer.outbox(testServer.mailer), answerTimeout: 200 })).toBe(
      0,
    );
    await until(() => testServer.api.brokenOff() === 2, "both connections to be cut");
    isBroken = false;
    testServer.pass(hour);
    expect(await testServer.deliver()).toBe(2);
    expect(testServer.api.mails).toHaveLength(2);
  });

  test.each(["drop", "hang"] as const)(
    "after it took the mails on, by a %s in place of an answer, sends neither twice",
    async (loss) => {
      let isBroken = true;
      const testServer = await startTestServerWithMailApi({
        loseAnswer: () => (isBroken ? loss : undefined),
      });
      await testServer.post(sample);
      expect(
        await deliverDue({ ...testServer.outbox(testServer.mailer), answerTimeout: 300 }),
      ).toBe(0);
      expect(testServer.api.mails).toHaveLength(2);
      isBroken = false;
      testServer.pass(hour - 1);
      expect(await testServer.deliver()).toBe(0);
      testServer.pass(1);
      expect(await testServer.deliver()).toBe(2);
      expect(testServer.api.requests).toHaveLength(4);
      expect(testServer.api.mails).toHaveLength(2);
    },
  );

  test("and answers nothing twice gets no third request; the desk hears that it may have been sent", async () => {
    const testServer = await startTestServerWithMailApi({ loseAnswer: () => "drop" });
    await testServer.post(sample);
    await tryForDays(testServer);
    expect(testServer.api.requests).toHaveLength(4);
    const { mail } = await (await testServer.app.request("/healthz")).json();
    expect(mail).toMatchObject({ waiting: 0, unanswered: expect.stringContaining("2 mails may") });
  });

  test("by not being there is tried again, however often", async () => {
    const testServer = await startTestServerWithMailApi();
    await testServer.api.close();
    await testServer.post(sample);
    await tryForDays(testServer);
    expect((await testServer.rows()).map(({ fault }) => fault)).toEqual(["temporary", "temporary"]);
  });

  test("and whose answer was lost before our words changed gets the new ones once it forgot the key", async () => {
    let isBroken = true;
    const testServer = await startTestServerWithMailApi({
      loseAnswer: () => (isBroken ? "drop" : undefined),
    });
    await testServer.post(sample);
    await testServer.deliver();
    isBroken = false;
    const settings = { ...testServer.settings, from: "office@maple.example" };
    const changed = { ...testServer.outbox(testServer.mailer), settings };
    testServer.pass(hour);
    expect(await deliverDue(changed)).toBe(0);
    expect((await testServer.rows())[0]?.last_error).toContain("409 invalid_idempotent_request");
    testServer.pass(24 * hour);
    testServer.api.forgetKeys();
    expect(await deliverDue(changed)).toBe(2);
  });
});

describe("a mail API's rate limit", () => {
  const tooMany = (seconds: number): MailApiAnswer => ({
    status: 429,
    name: "rate_limit_exceeded",
    message: "Too many requests.",
    headers: { "Retry-After": String(seconds) },
  });

  test.each([
    ["is waited out for as long as it says", 1_200, 1_200_000],
    ["that asks for a day is asked again after an hour", 86_400, hour],
  ])("%s", async (_rule, asked, waited) => {
    let isLimited = true;
    const testServer = await startTestServerWithMailApi({
      refuse: () => (isLimited ? tooMany(asked) : undefined),
    });
    await testServer.post(sample);
    expect(await testServer.deliver()).toBe(0);
    isLimited = false;
    testServer.pass(waited - 1);
    expect(await testServer.deliver()).toBe(0);
    expect(testServer.api.requests).toHaveLength(2);
    testServer.pass(1);
    expect(await testServer.deliver()).toBe(2);
  });
});

describe("a mail API that refuses an address for good", () => {
  test("has that mail set aside, loudly and without the address, and gets the other", async () => {
    const testServer = await startTestServerWithMailApi({
      refuse: ({ to }) =>
        to[0] === sample.email
          ? {
              status: 422,
              name: "validation_error",
              message: `Invalid \`to\` field. ${sample.name} <${sample.email}> does not exist.`,
            }
          : undefined,
    });
    await testServer.post(sample);
    expect(await testServer.deliver()).toBe(1);
    const [owner, customer] = await testServer.rows();
    expect([owner?.status, customer?.status]).toEqual(["sent", "set-aside"]);
    expect(customer?.last_error).toBe(
      "The mail API answered 422 validation_error about the field to",
    );
    expect(testServer.logged()).toContain('"level":50');
    expect(testServer.logged()).not.toContain(sample.email);
    expect(testServer.logged()).not.toContain(sample.name);
    testServer.pass(7 * 24 * hour);
    expect(await testServer.deliver()).toBe(0);
  });

  test("still lets the owner hear of the customer, without a Reply-To", async () => {
    const testServer = await startTestServerWithMailApi();
    await testServer.post({ ...sample, email: "andrée@example.com" });
    expect(await testServer.deliver()).toBe(1);
    const [owner, customer] = await testServer.rows();
    expect([owner?.status, customer?.status]).toEqual(["sent", "set-aside"]);
    const [notice] = testServer.api.mails;
    expect(notice?.reply_to).toBeUndefined();
    expect(notice?.text).toContain("andrée@example.com");
  });
});
