import { Readable } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import { minute } from "../time/durations.ts";
import { needsSmtpUtf8 } from "./header-text.ts";
import { isLoopback } from "./loopback.ts";
import type { SmtpError } from "./mail-errors.ts";
import { expectSmtpUtf8 } from "./smtp-utf8.ts";

export type Address = { name: string; address: string };

/**
 * A rendered mail. Addresses are objects, so that nothing a visitor typed is parsed as a list of
 * addresses.
 */
export type Mail = {
  from: Address;
  to: Address;
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
  /** Name of the file, without its ending, where mails are written to files. */
  fileName: string;
};

export type Attempt = {
  signal?: AbortSignal;
  /** Whether the mail was tried before. */
  isRepeated?: boolean;
  /**
   * Awaited before the final dot of SMTP or the request of HTTP goes out: from then on the mail may
   * be accepted without an answer that says so. When it throws, neither goes out.
   */
  handOver?: () => Promise<void>;
};

export type Mailer = {
  /** Sends a mail; throws when it is refused or fails, or when the attempt's signal aborts it. */
  send: (mail: Mail, attempt?: Attempt) => Promise<void>;
  /** Removes a sent mail whose request was erased meanwhile; missing where that is not possible. */
  retract?: (mail: Mail) => Promise<void>;
  close: () => void;
};

/**
 * Logs in to an SMTP server without sending anything; throws nodemailer's errors, with the server's
 * answer.
 */
export async function tryLogin(url: string): Promise<void> {
  // Somebody waits for the result.
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ ...connectionOf(url), ...timeouts });
  await transport.verify().finally(() => transport.close());
}

function connectionOf(url: string) {
  const { hostname, port, protocol, username, password } = new URL(url);
  const isTls = protocol === "smtps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port ? Number(port) : isTls ? 465 : 587,
    secure: isTls,
    // A password is sent encrypted only, except to this machine.
    requireTLS: Boolean(username) && !isLoopback(hostname),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    // A mail server on this machine has mostly signed its certificate itself.
    tls: { rejectUnauthorized: !isLoopback(hostname) },
    // RFC 5321, 4.5.3.2: five minutes for the greeting, ten for the answer to the final dot.
    connectionTimeout: 5 * minute,
    greetingTimeout: 5 * minute,
    socketTimeout: 10 * minute,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns a mailer for an SMTP server; it throws nodemailer's errors, with the server's answer. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport(connectionOf(url));
  transport.use("stream", ({ data, message }, done) => {
    const content = message.createReadStream.bind(message);
    message.createReadStream = () => Readable.from(handedOver(content(), data));
    done();
  });
  return {
    async send({ fileName: _fileName, ...mail }, { signal, handOver, isRepeated } = {}) {
      if (needsSmtpUtf8(mail.to.address)) await expectSmtpUtf8(connectionOf(url), signal);
      const options: SendMailOptions & Attempt = { ...mail, signal, handOver };
      try {
        await transport.sendMail(options);
      } catch (error) {
        const { command, responseCode = 0 } = error as SmtpError;
        const lowestCode = isRepeated ? 400 : 500;
        if (!mail.replyTo || command !== "DATA" || responseCode < lowestCode) throw error;
        // The owner must get the mail although the server refuses the customer's address in its
        // header, which the text has, too; for as long as it finds no such domain, with a 4xx.
        const { replyTo: _refused, ...rest } = options;
        await transport.sendMail(rest);
      }
    },
    close: () => transport.close(),
  };
}

/** The final dot follows the end of the content, so that nothing is handed over before it. */
async function* handedOver(content: AsyncIterable<Buffer>, { handOver }: Attempt) {
  yield* content;
  await handOver?.();
}
