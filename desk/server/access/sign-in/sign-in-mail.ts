import { randomInt } from "node:crypto";
import { labelled, link, paragraph } from "../../../../server/mail/mail-blocks.tsx";
import type { MailKind } from "../../../../server/mail/mail-kind.ts";
import { hashSecret, newSecret } from "../../http/secrets.ts";
import { signInLinkPath, withNext } from "../../paths.ts";
import { storeSecrets } from "./sign-ins.repository.ts";

/** The mail to sign in as it is stored in `outbox_mail.kind`. */
export const signInKind = "desk-sign-in";

/**
 * A link and a code to sign in to the desk with. Its payload is the sign-in's id, the address of
 * the server that was asked, and the screen to open where one was asked for. Both secrets are made
 * for each attempt at the mail and only their hashes are stored (decision 0080).
 */
export const signInMail: MailKind = {
  recipient: "owner",
  // One to an address that may not sign in is dropped and does not wait: a count that anybody may
  // read would show which addresses may.
  isUncounted: true,
  async writeContent({ payload }, { db, business, clock }) {
    const [id = "", siteUrl = "", next = null] = (payload ?? "").split(" ");
    const secret = newSecret();
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const hashes = { linkHash: hashSecret(secret), codeHash: hashSecret(code) };
    const person = await storeSecrets(db, id, { ...hashes, now: clock() });
    if (person === null) return null;
    return {
      to: { name: business.fullName, address: person },
      subject: "Your link to sign in to the desk",
      overline: business.name,
      heading: "Sign in to the desk",
      preview: "A link and a code, for 15 minutes",
      blocks: [
        paragraph(
          "This button signs in the device that you open it on, once and within 15 minutes:",
        ),
        link(withNext(`${siteUrl}${signInLinkPath}/${secret}`, next), "Sign in"),
        labelled("Or type this code on the device that asked for it", code, {
          fontSize: 30,
          lineHeight: "40px",
          letterSpacing: 4,
        }),
        paragraph(
          "Give the code to nobody, also not on the phone. If you did not ask to sign in, do nothing: neither works without this mail.",
        ),
      ],
      quoteRequestIds: [],
    };
  },
};
