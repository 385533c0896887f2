import { renderToStaticMarkup } from "react-dom/server";
import type { Business } from "../business/business.ts";
import { headerText } from "./header-text.ts";
import type { MailContent, MailSettings } from "./mail-kind.ts";
import { MailLayout } from "./mail-layout.tsx";
import type { Address, Mail } from "./mailer.ts";

/** What mail programs, Outlook above all, expect of HTML. */
const documentType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Returns content as a mail from the business, in HTML and plain text. */
export function composeMail(
  content: MailContent,
  identity: Pick<Mail, "messageId" | "fileName">,
  business: Business,
  settings: MailSettings,
): Mail {
  const { to, replyTo, subject, overline, heading, blocks, headers } = content;
  const owner = { name: business.fullName, address: settings.inbox };
  const plain = (mailbox: Address) => ({ ...mailbox, name: headerText(mailbox.name) });
  const text = [overline, `\n${heading}`, ...blocks.map((block) => block.text)];
  return {
    ...identity,
    from: plain({ name: business.fullName, address: settings.from }),
    to: plain(to ?? owner),
    ...(replyTo && { replyTo: plain(replyTo === "owner" ? owner : replyTo) }),
    subject: headerText(subject),
    html:
      documentType + renderToStaticMarkup(<MailLayout {...content} language={business.language} />),
    text: text.join("\n\n"),
    // RFC 3834: no out-of-office notice may answer these.
    headers: { "Auto-Submitted": "auto-generated", ...headers },
  };
}
