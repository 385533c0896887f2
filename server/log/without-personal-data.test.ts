import { type AddressInfo, createServer } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { smtpMailer } from "../mail/mailer.ts";
import { withoutPersonalData } from "./without-personal-data.ts";

/** A mail server that answers RCPT TO with the given reply, byte for byte. */
async function startRefusing(reply: string) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 mx.example ESMTP\r\n");
    socket.on("data", (chunk: Buffer) => {
      const command = chunk.toString();
      socket.write(command.startsWith("RCPT") ? `${reply}\r\n` : "250 2.0.0 Ok\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function sendTo(url: string): Promise<unknown> {
  const mailer = smtpMailer(url);
  onTestFinished(() => mailer.close());
  const mailbox = { name: "Jane Doe", address: "jane.doe@example.com" };
  const mail = {
    from: { name: "Maple", address: "hello@maple.example" },
    to: mailbox,
    subject: "Quote",
    text: "Hello",
    html: "<p>Hello</p>",
    headers: {},
    messageId: "<1@maple.example>",
    fileName: "1.eml",
  };
  return mailer.send(mail).then(
    () => new Error("The mail was taken."),
    (error: unknown) => error,
  );
}

describe("a mail server's reply", () => {
  test.each([
    [
      "550 5.1.1 <jane.doe@example.com>: Recipient address rejected: User Jane Doe unknown in virtual mailbox table",
      "550 5.1.1 [address] Recipient address rejected: User … unknown in virtual mailbox table",
    ],
    [
      "550-5.1.1 The email account that you tried to reach does not exist. Please try\r\n550-5.1.1 double-checking jane.doe@example.com for typos or\r\n550 5.1.1 unnecessary spaces. https://support.google.com/mail/?p=NoSuchUser x12si905555014",
      "550 5.1.1 The email account that you … to … does not exist. Please try 550 5.1.1 … [address] for … or 550 5.1.1 …",
    ],
    [
      "452 4.2.2 Mailbox full: Jane Doe, call 905 555 0142 or (905) 555-0142",
      "452 4.2.2 Mailbox full: … or …",
    ],
    ["451 4.7.1 Greylisted, try again later", "451 4.7.1 Greylisted, try again later"],
    ["554 5.7.1 Relay access denied", "554 5.7.1 Relay access denied"],
    ["550 No such user - Müller-Lüdenscheidt", "550 No such user - …"],
  ])("%s is told in codes and known words", async (reply, told) => {
    const said = withoutPersonalData(await sendTo(await startRefusing(reply)));
    expect(said).toBe(`Can't send mail - all recipients were rejected: ${told}`);
    for (const personal of ["jane", "jane doe", "Müller", "0142", "905"])
      expect(said.toLowerCase()).not.toContain(personal.toLowerCase());
  });
});

test("nodemailer's own words name no recipient, and name the mail server", async () => {
  const error = Object.assign(new Error('Invalid recipient "jane doe@example.com"'), {
    code: "EENVELOPE",
    command: "API",
  });
  expect(withoutPersonalData(error)).toBe("Invalid recipient … [address]");
  const refused = await sendTo("smtp://127.0.0.1:1");
  expect(withoutPersonalData(refused)).toContain("ECONNREFUSED 127.0.0.1:1");
});
