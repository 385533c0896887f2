import { maskText } from "../mask-personal-data.ts";
import { readSmtpReply } from "./smtp-reply.ts";

type SmtpError = Error & {
  responseCode?: number;
  command?: string;
  code?: string;
  /** The server's words. */
  response?: string;
};

/** A mail API's answer in place of taking a mail on. */
export type MailApiError = Error & {
  /** The field of the mail that was refused, such as "to"; undefined when the answer is not about one. */
  field: string | undefined;
  /** How long the service asks us to wait; 0 when it does not say. */
  retryAfterSeconds: number;
};

/** Commands whose 5xx answer speaks of this one mail; one to a login speaks of our settings. */
const aboutThisMail = ["MAIL FROM", "RCPT TO", "DATA", "API"];

/** Login or encryption is missing or refused (RFC 4954, section 6), at whichever command the server says so. */
const aboutOurSettings = [530, 534, 535, 538];

/** Whether the mail server or the mail API refused this mail for good, so that trying again is useless. */
export function isPermanentRefusal(error: unknown): boolean {
  return isRefusedBySmtp(error) || isRefusalOf(error, "to");
}

/** Whether a mail API refused a field of the mail; one that it refuses once it refuses again. */
export function isRefusalOf(error: unknown, field: string): boolean {
  return (error as Partial<MailApiError>).field === field;
}

/** RFC 5321, 4.2.1: 5yz is permanent. */
function isRefusedBySmtp(error: unknown): boolean {
  const { responseCode = 0, command = "" } = error as SmtpError;
  return (
    responseCode >= 500 &&
    responseCode < 600 &&
    !aboutOurSettings.includes(responseCode) &&
    aboutThisMail.some((name) => command.startsWith(name))
  );
}

/** Returns how long the other side asked us to wait, in milliseconds; 0 when it did not say. */
export function askedDelay(error: unknown): number {
  return 1000 * ((error as Partial<MailApiError>).retryAfterSeconds ?? 0);
}

/**
 * Returns an error's sentence without what may be personal, at most 300 characters of it: logs must not hold that, and
 * mail servers quote names, addresses and numbers.
 */
export function withoutPersonalData(error: unknown): string {
  return sentenceOf(error).slice(0, 300);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return maskText(String(error));
  const { message, response, command } = error as SmtpError;
  if (typeof response !== "string" || response === "") {
    // Of nodemailer's own sentences, those on a connection name the mail server; others may name a recipient.
    const isAboutServer = command === undefined || command === "CONN";
    return isAboutServer ? maskText(message) : readSmtpReply(message);
  }
  const [own = ""] = message.split(response);
  return `${readSmtpReply(own)} ${readSmtpReply(response)}`.trim();
}
