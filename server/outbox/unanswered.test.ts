import { describe, expect, onTestFinished, test, vi } from "vitest";
import { sample } from "../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { until } from "../../tests/support/until.ts";
import type { Attempt, Mail } from "../mail/mailer.ts";
import { hour } from "../time/durations.ts";
import { deliverDue } from "./deliver.ts";
import { releaseLeases } from "./lease.repository.ts";
import { startOutboxWorker } from "./outbox.worker.ts";

/** Takes a mail over and never answers, as when our server ends meanwhile. */
const killed = {
  send: async (_mail: Mail, { handOver }: Attempt = {}) => {
    await handOver?.();
    await new Promise(() => {});
  },
  close() {},
};

describe("a mail server that keeps us waiting", () => {
  test.each([
    ["after it took the mail on", "drop"],
    ["for longer than it may take", "hang"],
  ])("by not answering %s gets it twice at most, an hour apart", async (_how, loss) => {
    const copies: string[] = [];
    const testServer = await startTestServerWithInbox({
      onData(stream, session) {
        stream.resume().on("end", () => {
          copies.push(session.envelope.rcptTo[0]?.address ?? "");
          if (loss === "drop") testServer.inbox.drop();
        });
      },
    });
    await testServer.post(sample);
    const tryOnce = () =>
      deliverDue({ ...testServer.outbox(testServer.mailer), answerTimeout: 300 });
    const bySides = () => [copies.length, new Set(copies).size];
    await tryOnce();
    expect(bySides()).toEqual([2, 2]);
    testServer.pass(hour - 1);
    await tryOnce();
    expect(bySides()).toEqual([2, 2]);
    testServer.pass(1);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await tryOnce();
      testServer.pass(24 * hour);
    }
    expect(bySides()).toEqual([4, 2]);
    const { mail } = await (await testServer.app.request("/healthz")).json();
    expect(mail).toMatchObject({
      setAside: 2,
      unanswered: "2 mails may have been sent: the mail server did not answer",
    });
  });

  test("and is killed with our server twice gets the mail no third time by itself", async () => {
    const testServer = await startTestServerWithInbox();
    await testServer.post(sample);
    const first = async () => (await testServer.rows())[0];
    for (const [owner, status] of [
      ["killed|1|1", "waiting"],
      ["killed|1|2", "set-aside"],
    ] as const) {
      void deliverDue(testServer.outbox(killed, owner));
      await until(
        async () => (await first())?.fault === "unanswered" && (await first())?.status === status,
        "the hand-over",
      );
      await releaseLeases(testServer.db, owner);
      // The other mail of the request.
      await testServer.deliver();
      testServer.pass(hour);
    }
    testServer.pass(24 * hour);
    expect(await testServer.deliver()).toBe(0);
    expect(await first()).toMatchObject({ status: "set-aside", fault: "unanswered", attempts: 2 });
  });

  test("by hanging on as many mails as go at once holds up no other after half a minute", async () => {
    let connections = 0;
    const testServer = await startTestServerWithInbox({
      onMailFrom(_address, _session, accept) {
        connections += 1;
        if (connections > 4) accept();
      },
    });
    for (const name of ["First", "Second"]) await testServer.post({ ...sample, name });
    const worker = startOutboxWorker(testServer.outbox(testServer.mailer));
    await until(() => connections === 4, "the mails that hang");
    await testServer.post({ ...sample, name: "Third" });
    const later = performance.now() + 31_000;
    vi.spyOn(performance, "now").mockImplementation(() => later);
    onTestFinished(() => void vi.restoreAllMocks());
    worker.notify();
    await until(() => testServer.inbox.mails.length === 2, "the mails that came after");
    await worker.stop(50);
    const claimed = (await testServer.rows()).filter(({ claimed_by }) => claimed_by !== null);
    expect(claimed).toEqual([]);
  });
});

describe("a claimed mail", () => {
  test("that takes longer than its lease is claimed by no other server, and handed over by none that lost it", async () => {
    const asked: (() => void)[] = [];
    const testServer = await startTestServerWithInbox({
      onMailFrom: (_address, _session, accept) => void asked.push(accept),
    });
    await testServer.post(sample);
    const slow = deliverDue({ ...testServer.outbox(testServer.mailer, "slow"), leaseTime: 90 });
    const isRenewed = async () => {
      const until = (await testServer.rows())[0]?.claimed_until ?? 0;
      return asked.length > 0 && until > testServer.clock() + 90 - 60;
    };
    await until(isRenewed, "the lease");
    testServer.pass(60);
    await until(isRenewed, "the next lease");
    testServer.pass(60);
    await releaseLeases(testServer.db, "slow");
    for (const accept of asked.splice(0)) accept();
    await until(() => asked.length > 0, "the other mail");
    expect(testServer.inbox.mails).toHaveLength(0);
    for (const accept of asked.splice(0)) accept();
    expect(await slow).toBe(1);
  });
});
