import { readBusiness } from "../../content/business/business.ts";
import { addressOf } from "../../seo/addresses.ts";

/** Days from the build until the file must be made anew; RFC 9116 asks for less than a year. */
const validDays = 360;

/** Whom to tell of a weakness of the site, as RFC 9116 has it. */
export async function GET() {
  const { email } = await readBusiness();
  const expires = new Date();
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${addressOf("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
