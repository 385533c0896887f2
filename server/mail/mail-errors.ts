type SmtpError = Error & { responseCode?: number; command?: string; code?: string };

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

/** Returns an error's sentence without e-mail addresses: servers quote them, and logs must not hold them. */
export function withoutPersonalData(error: unknown): string {
  const sentence = error instanceof Error ? error.message : String(error);
  return sentence.replace(/[^\s<>"']+@[^\s<>"']+/g, "[address]").slice(0, 300);
}
