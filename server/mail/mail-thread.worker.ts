import { type RenderMail, renderMail } from "./templates/render-mail.tsx";

/** Renders one mail in the mail thread. */
export default (args: Parameters<RenderMail>) => renderMail(...args);
