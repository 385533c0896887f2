import { signInMail } from "../desk/access/sign-in/sign-in-mail.tsx";
import type { MailKinds } from "../outbox/mail-kind.ts";
import { quarantineDigest } from "../quarantine/digest/quarantine-digest.tsx";
import { acknowledgement } from "../quote-requests/mails/acknowledgement.tsx";
import { ownerNotice } from "../quote-requests/mails/owner-notice.tsx";
import { openInTheMorning } from "../reminders/morning-list.tsx";
import { reminderAfter20Hours, reminderAfter90Minutes } from "../reminders/open-reminder.tsx";
import { ownerReply } from "../replies/owner-reply.tsx";
import { weeklyDigest } from "../reports/weekly-digest.tsx";

/** Every kind of mail that this program sends. */
export const mailKinds: MailKinds = {
  "owner-notice": ownerNotice,
  acknowledgement,
  "quarantine-digest": quarantineDigest,
  "owner-reply": ownerReply,
  "reminder-90-minutes": reminderAfter90Minutes,
  "reminder-20-hours": reminderAfter20Hours,
  "morning-list": openInTheMorning,
  "weekly-digest": weeklyDigest,
  "desk-sign-in": signInMail,
};
