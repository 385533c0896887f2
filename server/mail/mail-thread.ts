import { Piscina } from "piscina";
import type { Mail } from "./mailer.ts";
import type { RenderMail } from "./templates/render-mail.tsx";

/** A thread that has nothing to write ends after this long, in milliseconds, and gives its memory back. */
const idleTimeout = 60_000;
/** Out of 19: how far the thread steps back behind visitors' requests where cores are short. */
const niceIncrement = 10;

export type MailThread = { renderMail: RenderMail; close: () => Promise<void> };

/** Writes mails in a thread of their own, because making one takes as long as fifty requests; `renderMail` throws as the thread does. */
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
