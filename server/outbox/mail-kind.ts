import type { Business } from "../business/business.ts";
import type { Db } from "../db/schema.ts";
import type { MailDraft, MailSettings } from "../mail/compose-mail.ts";
import type { Mail } from "../mail/mailer.ts";
import type { Clock } from "../time/clock.ts";

/** A row of the outbox, as far as its kind has to know it. */
export type QueuedMail = {
  id: number;
  kind: string;
  /** The quote request that it belongs to and is erased with; null where it belongs to none. */
  quoteRequestId: number | null;
  /** What else its kind has to know, such as a digest's period; never personal data. */
  payload: string | null;
};

/** What a mail says at the moment of its delivery. */
export type LoadedMail<Content> = {
  /** Plain data, because a mail may be rendered in another thread. */
  content: Content;
  /** The quote requests that it names: it is not sent once one of them is erased. */
  quoteRequestIds: readonly number[];
  /** The quote request's reference, for the log and the mail's file. */
  reference?: string;
};

/** A kind of mail: who gets it, what it says, how that is rendered. */
export type MailKind<Content> = {
  recipient: "owner" | "customer";
  /** Reads the content; null when everything that the mail was about is erased. */
  load: (
    deps: { db: Db; business: Business; clock: Clock },
    mail: QueuedMail,
  ) => Promise<LoadedMail<Content> | null>;
  render: (content: Content, context: RenderContext) => MailDraft;
};

export type RenderContext = { business: Business; settings: MailSettings };

/** A kind whose content is known to itself only. */
type AnyMailKind = Omit<MailKind<unknown>, "render"> & {
  render: (content: never, context: RenderContext) => MailDraft;
};

/** Every kind of mail by the name that is stored in `outbox_mail.kind`. */
export type MailKinds = Readonly<Record<string, AnyMailKind>>;

/** Renders the content that a kind has loaded; throws when it cannot be rendered. */
export type RenderMail = (
  kind: string,
  content: unknown,
  identity: Pick<Mail, "messageId" | "fileName">,
  context: RenderContext,
) => Promise<Mail>;
