import { type RenderMail, renderMail } from "./templates/render-mail.tsx";

/** What the mail thread runs for each mail. */
export default (about: Parameters<RenderMail>) => renderMail(...about);
