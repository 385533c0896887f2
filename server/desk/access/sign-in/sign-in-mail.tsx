import { randomInt } from "node:crypto";
import { Fact, MailLayout, Paragraph } from "../../../mail/mail-layout.tsx";
import type { MailKind } from "../../../outbox/mail-kind.ts";
import { hashSecret, newSecret } from "../../http/secrets.ts";
import { signInLinkPath, withNext } from "../../paths.ts";
import { giveSecrets } from "./sign-ins.repository.ts";

type SignInMail = { person: string; link: string; code: string };

/**
 * A link and a code to sign in to the desk with. Its payload is the sign-in's id, the address of the
 * server that was asked, and the screen to open where one was asked for. Both secrets are made for
 * each attempt at the mail and only their hashes are stored (decision 0081).
 */
export const signInMail: MailKind<SignInMail> = {
  recipient: "owner",
  async load({ db, clock }, { payload }) {
    const [id = "", siteUrl = "", next = null] = (payload ?? "").split(" ");
    const secret = newSecret();
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const hashes = { linkHash: hashSecret(secret), codeHash: hashSecret(code) };
    const person = await giveSecrets(db, id, { ...hashes, now: clock() });
    if (person === null) return null;
    const link = withNext(`${siteUrl}${signInLinkPath}/${secret}`, next);
    return { content: { person, link, code }, quoteRequestIds: [] };
  },
  render: ({ person, link, code }, { business }) => ({
    to: { name: business.fullName, address: person },
    subject: "Your link to sign in to the desk",
    body: (
      <MailLayout
        preview="A link and a code, for 15 minutes"
        heading="Sign in to the desk"
        business={business.name}
      >
        <Paragraph>
          This link signs in the device that you open it on, once and within 15 minutes:
        </Paragraph>
        <Paragraph>
          <a href={link} style={{ color: "#1f3a2e", overflowWrap: "anywhere" }}>
            {link}
          </a>
        </Paragraph>
        <Fact name="Or type this code on the device that asked for it">
          <span style={{ fontSize: 30, lineHeight: "40px", letterSpacing: 4 }}>{code}</span>
        </Fact>
        <Paragraph>
          Give the code to nobody, also not on the phone. If you did not ask to sign in, do nothing:
          neither works without this mail.
        </Paragraph>
      </MailLayout>
    ),
  }),
};
