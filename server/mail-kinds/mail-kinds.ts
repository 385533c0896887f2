import { signInMail } from "../../desk/server/access/sign-in/sign-in-mail.ts";
import { openInTheMorning } from "../../desk/server/reminders/morning-list.tsx";
import {
  reminderAfter20Hours,
  reminderAfter90Minutes,
} from "../../desk/server/reminders/open-reminder.ts";
import { ownerReply } from "../../desk/server/replies/owner-reply.ts";
import type { MailKindName } from "../db/schema.ts";
import type { MailKind } from "../mail/mail-kind.ts";
import { acknowledgement } from "../quote-requests/mails/acknowledgement.ts";
import { ownerNotice } from "../quote-requests/mails/owner-notice.ts";

type RemovedKind = "quarantine-digest" | "weekly-digest";

/** A kind that earlier versions sent: what still waits of it is erased unsent. */
const removed: MailKind = { recipient: "owner", write: async () => null };

/** Every kind of mail that this program sends. */
export const mailKinds: Record<MailKindName | RemovedKind, MailKind> = {
  "owner-notice": ownerNotice,
  acknowledgement,
  "owner-reply": ownerReply,
  "reminder-90-minutes": reminderAfter90Minutes,
  "reminder-20-hours": reminderAfter20Hours,
  "morning-list": openInTheMorning,
  "desk-sign-in": signInMail,
  "quarantine-digest": removed,
  "weekly-digest": removed,
};
