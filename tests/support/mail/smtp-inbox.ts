import type { Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { listenOnFreePort } from "../servers/ports.ts";

type ReceivedMail = Email & { recipients: string[]; raw: string };

/** A real SMTP server that keeps what it accepts; its answers to each command can be set. */
export async function startSmtpInbox(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    // Closing does not wait for connections that a test left open.
    closeTimeout: 100,
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
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket) => sockets.add(socket));
  const port = await listenOnFreePort(server.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    /** Cuts all connections. */
    drop: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export type SmtpInbox = Awaited<ReturnType<typeof startSmtpInbox>>;
