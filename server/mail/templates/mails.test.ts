import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { sample } from "../../../tests/support/sample.ts";
import { openDesk } from "../../../tests/support/servers/test-server.ts";
import { openDeskWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";
import { deliverDue } from "../../outbox/outbox.worker.ts";
import { fileMailer } from "../file-mailer.ts";

describe("the two mails", () => {
  test("reach the owner and the customer with what each needs", async () => {
    const desk = await openDeskWithInbox();
    const { reference } = await (await desk.post(sample)).json();
    expect(await desk.deliver()).toBe(2);
    const owner = desk.inbox.mails.find(
      ({ recipients }) => recipients[0] === "quotes@maple.example",
    );
    const customer = desk.inbox.mails.find(({ recipients }) => recipients[0] === sample.email);
    expect(owner?.recipients).toHaveLength(1);
    expect(customer?.recipients).toHaveLength(1);

    expect(owner?.subject).toBe(
      `${reference} · Wedding · 75-125 guests · Vineland, Ontario · Jun 12–13, 2027`,
    );
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
    expect(owner?.text).toContain("narrow gate.\nPower from");
    expect(owner?.html).toContain("narrow gate.<br/>Power from");
    expect(customer?.from?.address).toBe("hello@maple.example");
    expect(customer?.text).toContain(reference);
    expect(customer?.text).toContain("Saturday, June 12, 2027 to Sunday, June 13, 2027");
    expect(customer?.text).toContain("905-555-0142");
    expect(customer?.text).toContain("9:00 AM to 8:00 PM");
    for (const mail of desk.inbox.mails) {
      expect(mail.html).toContain('<meta name="viewport" content="width=device-width');
      expect(mail.html).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe(
        "auto-generated",
      );
    }
    const ids = (await desk.rows()).map(({ message_id }) => message_id);
    expect(desk.inbox.mails.map(({ messageId }) => messageId).sort()).toEqual(ids.sort());
  });

  test("the acknowledgement repeats nothing that was typed", async () => {
    const desk = await openDeskWithInbox();
    const typed = {
      ...sample,
      name: "Buy Pills",
      location: "pills.example",
      phone: "1234567 pills",
      message: "cheap pills",
    };
    await desk.post(typed);
    await desk.deliver();
    const customer = desk.inbox.mails.find(({ recipients }) => recipients[0] === sample.email);
    expect(customer?.raw.toLowerCase()).not.toContain("pills");
    expect(customer?.html).toContain("Thank you for your request");
  });

  test("hostile text stays text", async () => {
    const desk = await openDeskWithInbox();
    const hostile = `<img src=x onerror="alert(1)">`;
    await desk.post({
      ...sample,
      name: `Eve, boss@maple.example ${hostile}`,
      location: `Here\u202Ethere ${hostile}`,
      message: `${hostile}\n.\nBcc: x@y.example`,
    });
    await desk.deliver();
    expect(desk.inbox.mails).toHaveLength(2);
    const owner = desk.inbox.mails.find(
      ({ recipients }) => recipients[0] === "quotes@maple.example",
    );
    expect(owner?.html).not.toContain("<img");
    expect(owner?.replyTo).toEqual([expect.objectContaining({ address: sample.email })]);
    expect(owner?.headers.some(({ key }) => key === "bcc")).toBe(false);
    expect(owner?.subject).not.toContain("\u202E");
  });

  test("has no Reply-To when the customer typed the owner's own address", async () => {
    const desk = await openDeskWithInbox();
    await desk.post({ ...sample, email: "Quotes@maple.example" });
    await desk.deliver();
    const owner = desk.inbox.mails.find(({ subject }) => subject?.includes("Wedding"));
    expect(owner?.replyTo).toBeUndefined();
    expect(owner?.text).toContain("Please call instead");
  });

  test("are written to one file each where there is no mail server, and again to the same file", async () => {
    const desk = await openDesk();
    const { reference } = await (await desk.post(sample)).json();
    const folder = join(desk.folder, "mail");
    await deliverDue(desk.outbox(fileMailer(folder)));
    await desk.db.updateTable("outbox_mail").set({ status: "waiting" }).execute();
    await deliverDue(desk.outbox(fileMailer(folder)));
    expect((await readdir(folder)).sort()).toEqual([
      `${reference}-acknowledgement.eml`,
      `${reference}-owner-notice.eml`,
    ]);
    const mail = await PostalMime.parse(
      await readFile(join(folder, `${reference}-acknowledgement.eml`)),
    );
    expect(mail.to).toEqual([{ name: "", address: sample.email }]);
  });
});
