import { type WriteMail, writeMail } from "./templates/render-mail.tsx";

/** What the mail thread runs for each mail. */
export default (about: Parameters<WriteMail>) => writeMail(...about);
