import { requestMailKinds } from "../../server/mail-kinds/mail-kinds.ts";
import type { Registrations } from "../../server/registrations.ts";
import { signInKind, signInMail } from "./access/sign-in/sign-in-mail.ts";
import { findAgreedRequest } from "./agreement/agreement.repository.ts";
import { deskMigrations } from "./db/migrations.ts";
import { deskHolders } from "./erasure/holders.ts";
import { runDeskHousekeeping } from "./housekeeping/run-housekeeping.ts";
import { morningList } from "./reminders/morning-list.tsx";
import { reminderMails } from "./reminders/open-reminder.ts";
import { morningListKind } from "./reminders/queue-reminders.ts";
import { ownerReply } from "./replies/owner-reply.ts";
import { ownerReplyKind } from "./replies/reply.repository.ts";

/** What the desk adds to a program that stores requests or sends mails, as the server does. */
export const registrations: Registrations = {
  migrations: [deskMigrations],
  mailKinds: {
    ...requestMailKinds(findAgreedRequest),
    [ownerReplyKind]: ownerReply,
    ...reminderMails,
    [morningListKind]: morningList,
    [signInKind]: signInMail,
  },
  holders: deskHolders,
  housekeeping: runDeskHousekeeping,
  // Somebody may have ended sessions since the backup, after a phone was lost.
  emptiedByRestore: ["desk_session", "desk_sign_in"],
};
