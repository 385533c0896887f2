import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type ReceivedMail = Email & { recipients: string[]; raw: string };

/**
 * A real SMTP server on a free port that keeps what it accepts; its answers to each command can be
 * set.
 */
export async function startSmtpInbox(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    // Closing does not wait for connections that a test left open.
    closeTimeout: 100,
    onConnect(_session, accept) {
      attempts += 1;
      accept();
    },
    onData(stream, session, accept) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const raw = Buffer.concat(chunks);
        mails.push({
          ...(await PostalMime.parse(raw)),
          raw: raw.toString("utf8"),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        });
        accept();
      });
    },
    ...options,
  });
  server.on("error", () => {
    // Some tests kill the client in the middle of a mail.
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    /** How many times somebody connected. */
    attempts: () => attempts,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export type SmtpInbox = Awaited<ReturnType<typeof startSmtpInbox>>;
