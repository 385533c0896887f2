import SMTPConnection from "nodemailer/lib/smtp-connection";
import { UndeliverableError } from "./faults.ts";

type Options = ConstructorParameters<typeof SMTPConnection>[0];

/**
 * Throws an UndeliverableError when a mail server does not offer SMTPUTF8; nodemailer would send
 * the mail without it.
 */
export async function expectSmtpUtf8(options: Options, signal?: AbortSignal): Promise<void> {
  const connection = new SMTPConnection(options);
  const close = () => connection.close();
  signal?.addEventListener("abort", close, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once("error", reject);
      connection.once("end", () => reject(new Error("The mail server ended the connection")));
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    // The last answer of connecting is the one to EHLO, which lists what the server offers.
    if (/^250[ -]SMTPUTF8\b/im.test(connection.lastServerResponse || "")) return;
  } finally {
    signal?.removeEventListener("abort", close);
    connection.close();
  }
  throw new UndeliverableError(
    "The mail server takes no address with letters beyond ASCII in front of its domain (SMTPUTF8)",
  );
}
