import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isReference } from "../../../quote-request/protocol.ts";
import { sample } from "../../../tests/support/sample.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import { startTestServerWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";
import { fileMailer } from "../../mail/file-mailer.ts";
import { deliverDue } from "../../outbox/deliver.ts";

/** Sends a quote request, and returns its two mails. */
async function readMailsOf(changes: Partial<typeof sample> = {}) {
  const testServer = await startTestServerWithInbox();
  const { reference } = await (await testServer.post({ ...sample, ...changes })).json();
  expect(await testServer.deliver()).toBe(2);
  const [owner, customer] = testServer.inbox.mails;
  return { testServer, reference, owner, customer };
}

describe("the two mails", () => {
  test("reach the owner and the customer with what each needs", async () => {
    const { testServer, reference, owner, customer } = await readMailsOf();
    expect(owner?.recipients).toEqual(["quotes@maple.example"]);
    expect(customer?.recipients).toEqual([sample.email]);

    expect(owner?.subject).toBe("Priya Raman · Wedding · June 12–13");
    expect(owner?.replyTo).toEqual([{ name: sample.name, address: sample.email }]);
    for (const value of [
      sample.name,
      sample.email,
      sample.phone,
      sample.location,
      "narrow gate",
      "Power from",
      "Wedding",
      "75-125",
    ]) {
      expect(owner?.text).toContain(value);
      expect(owner?.html).toContain(value);
    }
    expect(owner?.text).toContain(
      `Open in the desk: https://maple.example/desk/requests/${reference}\nCall (289) 555-0188: tel:+12895550188`,
    );
    expect(owner?.html?.indexOf("narrow gate")).toBeLessThan(owner?.html?.indexOf("Dates") ?? 0);
    expect(customer?.text).not.toContain("/desk");
    expect(owner?.text).toContain("narrow gate.\nPower from");
    expect(owner?.html).toContain("narrow gate.<br/>Power from");
    expect(customer?.from?.address).toBe("hello@maple.example");
    expect(customer?.text).toContain(reference);
    for (const chosen of ["Saturday, June 12, 2027 to Sunday, June 13, 2027", "Wedding", "75-125"])
      expect(customer?.text).toContain(chosen);
    expect(customer?.html).toContain(
      `<img src="${testServer.settings.siteUrl}/icons/apple-touch-icon.png"`,
    );
    expect(customer?.text).toContain("905-555-0142");
    expect(customer?.text).toContain("9:00 AM to 8:00 PM");
    for (const mail of testServer.inbox.mails) {
      expect(mail.html).toContain('<meta name="viewport" content="width=device-width');
      expect(mail.html).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe(
        "auto-generated",
      );
    }
    const ids = (await testServer.rows()).map(({ message_id }) => message_id);
    expect(testServer.inbox.mails.map(({ messageId }) => messageId).sort()).toEqual(ids.sort());
  });

  test("the owner's preview leaves out a place that nobody knows", async () => {
    const testServer = await startTestServerWithInbox();
    await testServer.post({ ...sample, message: "" });
    await testServer.db.updateTable("quote_request").set({ location: null }).execute();
    await testServer.deliver();
    // The preview is filled up with invisible characters.
    expect(testServer.inbox.mails[0]?.html).toMatch(/>\(289\) 555-0188[^<]/);
  });

  test("the acknowledgement is what the site shows of it before anybody writes", async () => {
    const { mail } = parse(await readFile("content/trust.yaml", "utf8"));
    const { reference, customer } = await readMailsOf();
    const subject = mail.subjectText.replace("{reference}", reference);
    expect(customer?.subject).toBe(`${subject} | Maple & Brass`);
    expect(mail.lines.length).toBeGreaterThan(1);
    for (const line of mail.lines) expect(customer?.html).toContain(line);
    expect(isReference(mail.reference)).toBe(true);
  });

  test("the acknowledgement repeats nothing that was typed", async () => {
    const { customer } = await readMailsOf({
      name: "Buy Pills",
      location: "pills.example",
      phone: "1234567 pills",
      message: "cheap pills",
    });
    expect(customer?.raw.toLowerCase()).not.toContain("pills");
    expect(customer?.html).toContain("Thank you for your request");
  });

  test("a subject has no more than 60 letters of a name, and none that is cut in half", async () => {
    const { owner } = await readMailsOf({ name: `${"Y".repeat(59)}😀${"Y".repeat(30)}` });
    expect(owner?.subject).toBe(`${"Y".repeat(59)}😀 … · Wedding · June 12–13`);
  });

  test("hostile text stays text", async () => {
    const hostile = `<img src=x onerror="alert(1)">`;
    const { owner } = await readMailsOf({
      name: `Eve, boss@maple.example ${hostile}`,
      location: `Here\u202Ethere ${hostile}`,
      message: `${hostile}\n.\nBcc: x@y.example`,
    });
    expect(owner?.html).not.toContain("<img");
    expect(owner?.replyTo).toEqual([expect.objectContaining({ address: sample.email })]);
    expect(owner?.headers.some(({ key }) => key === "bcc")).toBe(false);
    expect(owner?.subject).not.toContain("\u202E");
  });

  test("has no Reply-To when the customer typed the owner's own address", async () => {
    const { owner } = await readMailsOf({ email: "Quotes@maple.example" });
    expect(owner?.replyTo).toBeUndefined();
    expect(owner?.text).toContain("Please call instead");
  });

  test("are written to one file each where there is no mail server, and again to the same file", async () => {
    const testServer = await startTestServer();
    const { reference } = await (await testServer.post(sample)).json();
    const folder = join(testServer.folder, "mail");
    await deliverDue(testServer.outbox(fileMailer(folder)));
    await testServer.db.updateTable("outbox_mail").set({ status: "waiting" }).execute();
    await deliverDue(testServer.outbox(fileMailer(folder)));
    expect((await readdir(folder)).sort()).toEqual([
      `${reference}-acknowledgement-2.eml`,
      `${reference}-owner-notice-1.eml`,
    ]);
    const mail = await PostalMime.parse(
      await readFile(join(folder, `${reference}-acknowledgement-2.eml`)),
    );
    expect(mail.to).toEqual([{ name: "", address: sample.email }]);
  });
});
