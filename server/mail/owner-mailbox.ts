import type { Business } from "../business/business.ts";
import type { MailSettings } from "./mail-kind.ts";
import type { Mail } from "./mailer.ts";

/** Returns the mailbox of the owner. */
export const ownerMailbox = (business: Business, settings: MailSettings): Mail["to"] => ({
  name: business.fullName,
  address: settings.inbox,
});
