import { pluralize } from "../../../content-files/pluralize.ts";
import { buttons, paragraph, subheading } from "../../mail/mail-blocks.tsx";
import type { MailBlock, MailKind, MailSettings } from "../../mail/mail-kind.ts";
import { describeReasons } from "../../quarantine/quarantine-reasons.ts";
import { listNamedInQuarantine } from "../quarantine-list.repository.ts";
import { describeItem, describeRental, deskLink, type Listed, type Rental } from "./owner-mail.ts";

/** Messages of quarantined requests are cut to so much: most are advertising. */
const shortMessage = { characters: 100, lines: 1 };
const longMessage = { characters: 300, lines: 10 };

/** What the owner gets where there is no desk, whose morning list would name these. */
export const quarantineList: MailKind = {
  recipient: "owner",
  async writeContent({ id }, { db, settings }) {
    const stored = await listNamedInQuarantine(db, id);
    if (stored.length === 0) return null;
    const named = stored.map((request) => ({
      ...request,
      reasons: describeReasons(request.quarantineReasons ?? []),
    }));
    return {
      subject: `To look at in quarantine: ${pluralize(named.length, "quote request")}`,
      overline: "Quarantine",
      heading: "Are these customers?",
      preview: named.map(({ name }) => name).join(", "),
      blocks: describeQuarantine(named, named.length, settings),
      quoteRequestIds: named.map(({ id }) => id),
    };
  },
};

/** Describes requests in quarantine, of which there are so many in total. */
export const describeQuarantine = (
  named: readonly (Listed & Rental & { message: string; reasons: string })[],
  total: number,
  settings: MailSettings,
): MailBlock[] => [
  subheading(`${pluralize(total, "quote request")} in quarantine`),
  paragraph(
    "They looked like advertising, or more came in an hour than is mailed, so no acknowledgement was sent and you were not told at once. The least suspicious come first.",
  ),
  ...named.map((request) =>
    describeItem(
      request,
      settings,
      {},
      request.reasons,
      describeRental(request),
      beginningOf(request.message, settings.deskUrl ? shortMessage : longMessage),
    ),
  ),
  ...(total > named.length ? [paragraph(`${total - named.length} more are in quarantine.`)] : []),
  settings.deskUrl
    ? buttons(deskLink(settings, "/quarantine", "Open the quarantine"))
    : paragraph(
        `Where one is a customer after all, let it through: npm run requests -- quarantine release ${named[0]?.reference}`,
      ),
];

/** Returns the beginning of a message, counted in whole characters: half an emoji is none. */
function beginningOf(message: string, { characters, lines }: typeof longMessage): string {
  const cut = [...message].slice(0, characters).join("");
  const beginning = cut.split("\n", lines).join("\n");
  return beginning.length < message.length ? `${beginning} …` : beginning;
}
