import { readBusiness } from "../../content/business/business.ts";
import { addressOf } from "../../seo/addresses.ts";

/** Days from the build until the file expires; RFC 9116 requires less than a year. */
const validDays = 360;

/** Contact for security reports (RFC 9116). */
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
