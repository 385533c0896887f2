import type { ReactNode } from "react";
import type { Business } from "../business/business.ts";
import type { Db } from "../db/schema.ts";
import type { Clock } from "../time/clock.ts";
import type { Address } from "./mailer.ts";

export type MailSettings = {
  /** Address that our mails come from. */
  from: string;
  /** Address where the owner gets quote requests. */
  inbox: string;
  siteUrl: string;
  /** Address of the owner's desk, without a slash at its end; null where there is no desk. */
  deskUrl: string | null;
};

/** A row of the outbox, as far as its kind has to know it. */
export type QueuedMail = {
  id: number;
  kind: string;
  /** The quote request that it belongs to and is erased with; null where it belongs to none. */
  quoteRequestId: number | null;
  /** What else its kind has to know, such as the day of a list; never personal data. */
  payload: string | null;
};

/** A part of a mail: its HTML, and its plain text beside it. */
export type MailBlock = { html: ReactNode; text: string };

/** What one kind of mail decides about its mails; `composeMail` adds what is the same for all. */
export type MailContent = {
  /** The owner where nobody is named. */
  to?: Address;
  replyTo?: Address | "owner";
  subject: string;
  /** The small line above the heading. */
  overline: string;
  heading: string;
  /**
   * Address of the logo above the overline. A picture of the site, because one that is attached is
   * listed as a file by many programs; who blocks pictures reads the name below it.
   */
  logo?: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  blocks: MailBlock[];
  headers?: Record<string, string>;
  /** The quote requests that it names: it is not sent once one of them is erased. */
  quoteRequestIds: readonly number[];
  /** The quote request's reference, for the log and the mail's file. */
  reference?: string;
};

/** The content that is online, of which mails are written. */
export type OnlineContent = {
  business: Business;
  /** Its folder; the hosted function has none. */
  contentDir?: URL;
};

export type MailContext = OnlineContent & { db: Db; clock: Clock; settings: MailSettings };

/** A kind of mail: who gets it, and what it says. The desk adds to those of server/mail-kinds. */
export type MailKind = {
  recipient: "owner" | "customer";
  /** It is in no count of mails that wait, which anybody may read. */
  isUncounted?: true;
  /** Writes a mail when it is to be sent; null when nothing is left for it to say. */
  writeContent: (mail: QueuedMail, context: MailContext) => Promise<MailContent | null>;
};

/** Every kind of mail by the name that is stored in `outbox_mail.kind`. */
export type MailKinds = Readonly<Record<string, MailKind>>;
