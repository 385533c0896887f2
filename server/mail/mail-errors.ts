type SmtpError = Error & { responseCode?: number; command?: string; code?: string };

/** Commands whose 5xx answer speaks of this one mail; one to a login speaks of our settings. */
const aboutThisMail = ["MAIL FROM", "RCPT TO", "DATA", "API"];

/** Login or encryption is missing or refused (RFC 4954, section 6), at whichever command the server says so. */
const aboutOurSettings = [530, 534, 535, 538];

/** Whether the mail server refused this mail for good (RFC 5321, 4.2.1: 5yz is permanent), so that trying again is useless. */
export function isPermanentRefusal(error: unknown): boolean {
  const { responseCode = 0, command = "" } = error as SmtpError;
  return (
    responseCode >= 500 &&
    responseCode < 600 &&
    !aboutOurSettings.includes(responseCode) &&
    aboutThisMail.some((name) => command.startsWith(name))
  );
}

/** Returns an error's sentence without e-mail addresses: servers quote them, and logs must not hold them. */
export function withoutPersonalData(error: unknown): string {
  const sentence = error instanceof Error ? error.message : String(error);
  return sentence.replace(/[^\s<>"']+@[^\s<>"']+/g, "[address]").slice(0, 300);
}
