import type { RenderMail } from "../outbox/mail-kind.ts";
import { renderMail } from "./render-mail.ts";

/** Renders one mail in the mail thread. */
export default (args: Parameters<RenderMail>) => renderMail(...args);
