import { maxReply } from "../log/mask-smtp-reply.ts";
import type { MailApiError, SmtpError } from "./mail-errors.ts";

/**
 * What a failed delivery is about: this mail or its recipient, our settings, or neither, so that
 * only another attempt helps.
 */
export type Fault = "mail" | "settings" | "temporary";
/** Stored in its place while a mail may have been sent, because an answer to it did not come. */
export type StoredFault = Fault | "unanswered";

/** A mail that the mail server can never accept: thrown before anything is sent. */
export class UndeliverableError extends Error {}

/** Login or encryption is missing or refused, at whichever command (RFC 4954, section 6). */
const loginCodes = [530, 534, 535, 538];
/** The server does not know a command, or not in this order (RFC 5321, 4.2.3). */
const protocolCodes = [500, 502, 503, 504];
/** Status codes about the recipient (RFC 3463, 3.2 and 3.3; RFC 7505, 4.3). */
const recipientStatus = /^5\.(1\.(1|2|3|6|10)|2\.\d{1,3})$/;
/** Status codes about the sender's address (RFC 3463, 3.2). */
const senderStatus = /^5\.1\.[78]$/;
/** Words in replies of servers that accept no mail of ours, for this recipient or any. */
const settingsWords =
  /relay|sender|rcpthosts|authenticat|log ?in|credential|not verified|\bspf\b|\bdkim\b|\bdmarc\b/i;
/** Statuses of a mail API that are about our key, its rights or MAIL_API_URL. */
const apiSettingsCodes = [301, 302, 307, 308, 401, 403, 404, 405];

/** Returns what an error of a mailer is about. */
export function faultOf(error: unknown): Fault {
  if (error instanceof UndeliverableError) return "mail";
  const { status, field } = error as Partial<MailApiError>;
  if (status === undefined) return smtpFault(error as SmtpError);
  if (field === "to") return "mail";
  return field === "from" || apiSettingsCodes.includes(status) ? "settings" : "temporary";
}

function smtpFault({ code, command = "", responseCode = 0, response = "" }: SmtpError): Fault {
  if (code === "EAUTH") return responseCode >= 400 && responseCode < 500 ? "temporary" : "settings";
  if (responseCode < 500 || responseCode > 599) return "temporary";
  if ([...loginCodes, ...protocolCodes].includes(responseCode)) return "settings";
  // What a server has against our sender, it has against every mail.
  if (command.startsWith("MAIL FROM")) return "settings";
  if (!["RCPT TO", "DATA", "API"].some((name) => command.startsWith(name))) return "temporary";
  const words = response
    .slice(0, maxReply)
    .split(/\s/)
    // An address may hold any word.
    .filter((word) => !word.includes("@"));
  // "Recipient address rejected: User unknown in relay recipient table" (Postfix).
  if (words.some((word) => recipientStatus.test(word))) return "mail";
  const isAboutSettings =
    words.some((word) => senderStatus.test(word)) || settingsWords.test(words.join(" "));
  return isAboutSettings ? "settings" : "mail";
}
