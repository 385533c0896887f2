import { interpolate } from "../../../content-files/interpolate.ts";
import { type Content, readPage } from "../entries.ts";

export type Business = Content<"business">;

/** Returns content/business.yaml. */
export const readBusiness = (): Promise<Business> => readPage("business");

/** Returns the text with the business's {phone}, {email}, {hours} and {area} filled in. */
export function fillIn(text: string, { phone, email, hours, area }: Business): string {
  return interpolate(text, { phone, email, hours, area });
}
