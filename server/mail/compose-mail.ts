import { toPlainText } from "@react-email/render";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Business } from "../business/business.ts";
import { headerText } from "./header-text.ts";
import type { Mail } from "./mailer.ts";

export type MailSettings = {
  /** Address that our mails come from. */
  from: string;
  /** Address where the owner gets quote requests. */
  inbox: string;
  siteUrl: string;
  /** Address of the owner's desk, without a slash at its end; null where there is no desk. */
  deskUrl: string | null;
};

/** What one kind of mail decides about its mails; `composeMail` adds what is the same for all. */
export type MailDraft = Pick<Mail, "to" | "replyTo" | "subject"> & {
  body: ReactElement;
  headers?: Record<string, string>;
};

/** What mail programs, Outlook above all, expect of HTML. */
const documentType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Returns a draft as a mail from the business, in HTML and text. */
export function composeMail(
  { body, headers, to, replyTo, subject }: MailDraft,
  identity: Pick<Mail, "messageId" | "fileName">,
  business: Business,
  settings: MailSettings,
): Mail {
  const plain = (mailbox: Mail["to"]) => ({ ...mailbox, name: headerText(mailbox.name) });
  // React Email's own `render` keeps 20 KB of each mail for ever (2.3.1); React's does not.
  const html = documentType + renderToStaticMarkup(body);
  return {
    ...identity,
    from: plain({ name: business.fullName, address: settings.from }),
    to: plain(to),
    ...(replyTo && { replyTo: plain(replyTo) }),
    subject: headerText(subject),
    html,
    text: toPlainText(html),
    // RFC 3834: no out-of-office notice may answer these.
    headers: { "Auto-Submitted": "auto-generated", ...headers },
  };
}
