import { toPlainText } from "@react-email/render";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Business } from "../../business/business.ts";
import type { MailKind } from "../../db/schema.ts";
import type { QuarantineDigest } from "../../quarantine/read-digest.ts";
import { sameAddress } from "../../quote-requests/email-key.ts";
import type { StoredQuoteRequest } from "../../quote-requests/quote-request.repository.ts";
import type { WeeklyFigures } from "../../reports/weekly.ts";
import type { Mail } from "../mailer.ts";
import { Acknowledgement, acknowledgementSubject } from "./acknowledgement.tsx";
import { headerText, needsSmtpUtf8 } from "./header-text.ts";
import { OwnerNotice, ownerNoticeSubject, type ReplyWay } from "./owner-notice.tsx";
import { QuarantineDigestMail, quarantineDigestSubject } from "./quarantine-digest.tsx";
import { WeeklyDigest, weeklyDigestSubject } from "./weekly-digest.tsx";

export type MailSettings = {
  /** Address that our mails come from. */
  from: string;
  /** Address where the owner gets quote requests. */
  inbox: string;
  siteUrl: string;
};

export type RenderMail = typeof renderMail;

/** What a mail is about: a stored quote request, and for a digest what it tells of. */
export type MailPayload = {
  quotes: readonly StoredQuoteRequest[];
  digest?: QuarantineDigest;
  figures?: WeeklyFigures;
};

/** Writes the mail of a kind as text and HTML; throws when what it is about is gone, or it cannot be rendered. */
export async function renderMail(
  kind: MailKind,
  payload: MailPayload,
  messageId: string,
  business: Business,
  settings: MailSettings,
): Promise<Mail> {
  const mail = composeMail(kind, payload, messageId, business, settings);
  const plain = (mailbox: Mail["to"]) => ({ ...mailbox, name: headerText(mailbox.name) });
  return {
    ...mail,
    from: plain(mail.from),
    to: plain(mail.to),
    ...(mail.replyTo && { replyTo: plain(mail.replyTo) }),
    subject: headerText(mail.subject),
  };
}

function composeMail(
  kind: MailKind,
  { quotes, digest, figures }: MailPayload,
  messageId: string,
  business: Business,
  settings: MailSettings,
): Mail {
  const [quote] = quotes;
  if (!quote) throw new Error("The quote request of this mail is gone");
  const us = { name: business.fullName, address: settings.from };
  const inbox = { name: business.fullName, address: settings.inbox };
  const common = {
    from: us,
    messageId,
    fileName: `${quote.reference}-${kind}`,
    // RFC 3834: no out-of-office notice may answer these.
    headers: { "Auto-Submitted": "auto-generated" },
  };
  if (kind === "acknowledgement") {
    return {
      ...common,
      ...bothParts(
        <Acknowledgement quote={quote} business={business} siteUrl={settings.siteUrl} />,
      ),
      to: { name: "", address: quote.email },
      replyTo: inbox,
      subject: acknowledgementSubject(quote, business),
      headers: { ...common.headers, "X-Auto-Response-Suppress": "All" },
    };
  }
  if (kind === "held-back-digest") {
    if (!digest?.total) throw new Error("The quote requests of this mail are gone");
    return {
      ...common,
      ...bothParts(<QuarantineDigestMail digest={digest} />),
      to: inbox,
      subject: quarantineDigestSubject(digest),
    };
  }
  if (kind === "weekly-digest") {
    if (!figures) throw new Error("The figures of this mail are missing");
    return {
      ...common,
      ...bothParts(<WeeklyDigest figures={figures} />),
      to: inbox,
      subject: weeklyDigestSubject(figures),
    };
  }
  if (kind !== "owner-notice")
    throw new Error(`There is no mail of the kind ${kind satisfies never}`);
  const reply = replyWay(quote.email, [settings.inbox, settings.from, business.email]);
  return {
    ...common,
    ...bothParts(<OwnerNotice quote={quote} reply={reply} />),
    to: inbox,
    ...(reply === "by reply" && { replyTo: { name: quote.name, address: quote.email } }),
    subject: ownerNoticeSubject(quote),
  };
}

/** How the owner can answer a customer with this address. */
function replyWay(address: string, own: readonly string[]): ReplyWay {
  // An answer to a customer who typed the owner's own address would go round in a circle.
  if (own.some((ours) => sameAddress(ours, address))) return "by phone";
  // Not every mail server takes a header with such an address, and the owner has to hear of the request.
  return needsSmtpUtf8(address) ? "by new mail" : "by reply";
}

/** What mail programs, Outlook above all, expect of HTML. */
const documentType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** React Email's own `render` keeps 20 KB of each mail for ever (2.3.1), which React's does not. */
function bothParts(mail: ReactElement): { html: string; text: string } {
  const html = documentType + renderToStaticMarkup(mail);
  return { html, text: toPlainText(html) };
}
