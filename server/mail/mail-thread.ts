import { Piscina } from "piscina";
import type { Mail } from "./mailer.ts";
import type { RenderMail } from "./templates/render-mail.tsx";

/** After this time without a mail the thread ends, which frees some 80 MB; milliseconds. */
const idleTimeout = 60_000;

export type MailThread = { renderMail: RenderMail; close: () => Promise<void> };

/**
 * Renders mails in a worker thread, because rendering would block the event loop for longer than
 * 50 ms (decision 0052). `renderMail` throws what rendering throws.
 */
export function startMailThread(): MailThread {
  const pool = new Piscina<Parameters<RenderMail>, Mail>({
    filename: new URL("mail-thread.worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
  });
  return {
    renderMail: (...args) => pool.run(args),
    close: () => pool.destroy(),
  };
}
