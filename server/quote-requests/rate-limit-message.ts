/** What a visitor is told whose network has sent too many requests. */
export function rateLimitMessage(retryAfterSeconds: number, phone: string): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `Too many requests came from your network. Please try again in ${minutes} minutes or call ${phone}.`;
}
