/** What nodemailer adds to an error. */
export type SmtpError = Error & {
  code?: string;
  command?: string;
  responseCode?: number;
  /** The server's words. */
  response?: string;
};

/** A mail API's answer in place of taking a mail on. */
export type MailApiError = Error & {
  /**
   * The field of the mail that was refused, such as "to"; undefined when the answer is not about
   * one.
   */
  field: string | undefined;
  /** The HTTP status of the answer. */
  status: number;
  /** How long the service asks us to wait; 0 when it does not say. */
  retryAfterSeconds: number;
};

/** Statuses of a proxy that got no answer from the mail API behind it. */
const proxyTimeouts = [504, 524];

/**
 * Whether an error says that the mail was not accepted. Any other error after it was handed over,
 * such as a lost connection, leaves that open.
 */
export function isCertainlyUnsent(error: unknown): boolean {
  const {
    responseCode = 0,
    status,
    isUnsent,
  } = error as SmtpError & Partial<MailApiError> & { isUnsent?: boolean };
  if (status !== undefined) return status >= 300 && !proxyTimeouts.includes(status);
  return isUnsent ?? responseCode >= 400;
}

/** Returns how long the other side asked us to wait, in milliseconds; 0 when it did not say. */
export function requestedDelay(error: unknown): number {
  return 1000 * ((error as Partial<MailApiError>).retryAfterSeconds ?? 0);
}
