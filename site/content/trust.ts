import { interpolate } from "../../content-files/interpolate.ts";
import { readBusiness } from "./business/business.ts";
import { readPage } from "./entries.ts";
import { paths, trustId } from "./paths.ts";
import { readPhoto } from "./photos.ts";

export type TrustWords = Awaited<ReturnType<typeof readTrust>>;

/** Returns what a stranger wants to know before writing. */
export async function readTrust() {
  const [{ owner, mail, more, whole, sample, ...words }, business] = await Promise.all([
    readPage("trust"),
    readBusiness(),
  ]);
  const subject = interpolate(mail.subjectText, { reference: mail.reference });
  return {
    ...words,
    owner: {
      ...owner,
      photo: owner.photo && (await readPhoto(owner.photo)),
      isSample: sample === true,
    },
    mail: {
      heading: mail.heading,
      rows: [
        { label: mail.from, text: `${business.fullName} <${business.email}>` },
        { label: mail.subject, text: `${subject} | ${business.name}` },
      ],
      lines: mail.lines,
    },
    more: { label: more, path: paths.costAndBooking },
    whole: { label: whole, path: `${paths.about}#${trustId}` },
  };
}
