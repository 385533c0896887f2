import { maskText } from "./mask-personal-data.ts";
import { maskSmtpReply } from "./mask-smtp-reply.ts";

/**
 * Returns an error's sentence without personal data, for the log, at most 300 characters: mail
 * servers quote names, addresses and numbers.
 */
export function withoutPersonalData(error: unknown): string {
  return sentenceOf(error).slice(0, 300);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return maskText(String(error));
  const { message, response, command } = error as Error & { response?: unknown; command?: string };
  if (typeof response !== "string" || response === "") {
    // Nodemailer's own sentences about a connection name the mail server; others may name a
    // recipient.
    const isAboutServer = command === undefined || command === "CONN";
    return isAboutServer ? maskText(message) : maskSmtpReply(message);
  }
  const [own = ""] = message.split(response);
  return `${maskSmtpReply(own)} ${maskSmtpReply(response)}`.trim();
}
