import { composeMail } from "../mail/compose-mail.ts";
import type { RenderMail } from "../outbox/mail-kind.ts";
import { mailKinds } from "./mail-kinds.ts";

/** Renders a mail of any kind; throws when there is no such kind, or it cannot be rendered. */
export const renderMail: RenderMail = async (kind, content, identity, context) => {
  const { business, settings } = context;
  const mailKind = mailKinds[kind];
  if (!mailKind) throw new Error(`There is no mail of the kind ${kind}`);
  // The content is what `load` of the same kind has returned.
  const draft = mailKind.render(content as never, context);
  return composeMail(draft, identity, business, settings);
};
