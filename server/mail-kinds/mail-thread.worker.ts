import type { RenderMail } from "../outbox/mail-kind.ts";
import { renderMail } from "./render-mail.ts";

/** What the mail thread runs for each mail. */
export default (about: Parameters<RenderMail>) => renderMail(...about);
