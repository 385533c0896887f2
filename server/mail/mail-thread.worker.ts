import { type WriteMail, writeMail } from "./write-mail.tsx";

/** What the mail thread runs for each mail. */
export default (about: Parameters<WriteMail>) => writeMail(...about);
