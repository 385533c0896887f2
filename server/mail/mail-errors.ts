/** A mail API's answer in place of taking a mail on. */
export type MailApiError = Error & {
  /** The field of the mail that was refused, such as "to"; undefined when the answer is not about one. */
  field: string | undefined;
  /** The HTTP status of the answer. */
  status: number;
  /** How long the service asks us to wait; 0 when it does not say. */
  retryAfterSeconds: number;
};

/** Returns the field of a mail that a mail API refused, such as "to"; one that it refuses once it refuses again. */
export function refusedField(error: unknown): string | undefined {
  return (error as Partial<MailApiError>).field;
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
