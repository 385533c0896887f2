import { hairline, paragraph } from "../../mail/mail-blocks.tsx";
import type { MailKind } from "../../mail/mail-kind.ts";
import { describeReasons } from "../../quarantine/quarantine-reasons.ts";
import { businessTimeWithZone } from "../../time/business-clock.ts";
import type { FindRequest } from "../quote-request.repository.ts";
import { describeInLine, replyTo, requestParts } from "./owner-mail.ts";

const explainQuarantine = (reasons: readonly string[]) =>
  `This request is in quarantine: ${describeReasons(reasons)}. If a customer wrote it, answer it and release it.`;

/** What the owner gets: everything the customer sent, and how to answer. */
export const ownerNoticeOf = (find: FindRequest): MailKind => ({
  recipient: "owner",
  async writeContent({ quoteRequestId }, context) {
    const request = await find(context.db, quoteRequestId);
    if (!request) return null;
    const { sentence, header } = replyTo(request, context);
    const { quarantineReasons } = request;
    return {
      ...header,
      subject: `${quarantineReasons ? "In quarantine: " : ""}${describeInLine(request)}`,
      overline: `Quote request ${request.reference}`,
      heading: request.name,
      preview: request.message || [request.location, request.phone].filter(Boolean).join(", "),
      blocks: [
        ...(quarantineReasons ? [paragraph(explainQuarantine(quarantineReasons))] : []),
        ...requestParts(request, context.settings),
        hairline,
        paragraph(sentence),
        paragraph(`Received ${businessTimeWithZone(request.receivedAt)}.`),
      ],
      quoteRequestIds: [request.id],
      reference: request.reference,
    };
  },
});
