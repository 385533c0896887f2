import { Piscina } from "piscina";
import type { Mail } from "../mail/mailer.ts";
import type { RenderMail } from "../outbox/mail-kind.ts";

/** A thread without work ends after this long, in milliseconds, and frees its memory. */
const idleTimeout = 60_000;
/** Out of 19: how far the thread yields to visitors' requests when cores are short. */
const niceIncrement = 10;

export type MailThread = { renderMail: RenderMail; close: () => Promise<void> };

/**
 * Renders mails in a thread of their own, because one takes as long as fifty requests; `renderMail`
 * throws what the thread throws.
 */
export function startMailThread(): MailThread {
  const pool = new Piscina<Parameters<RenderMail>, Mail>({
    filename: new URL("mail-thread.worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    niceIncrement,
  });
  return {
    renderMail: (...about) => pool.run(about),
    close: () => pool.destroy(),
  };
}
