import { pluralize } from "./pluralize.ts";

/** What business.yaml says of reaching the business. */
type Reach = {
  phone: string;
  email: string;
  area: string;
  hours: string;
  days: string;
  promises: { emailHours: number; callHours: number };
};

/** The words in braces that any text of content/ may have. */
export const businessWordNames = [
  "business.phone",
  "business.email",
  "business.area",
  "business.hours",
  "business.days",
  "business.emailHours",
  "business.callHours",
] as const;

type BusinessWords = Record<(typeof businessWordNames)[number], string>;

/**
 * Returns the words that any text of content/ takes from business.yaml, by the names that stand in
 * braces.
 */
export function businessWords(business: Reach): BusinessWords {
  const { phone, email, area, hours, days, promises } = business;
  return {
    "business.phone": phone,
    "business.email": email,
    "business.area": area,
    "business.hours": hours,
    "business.days": days,
    "business.emailHours": `${pluralize(promises.emailHours, "hour")} while we are open`,
    "business.callHours": pluralize(promises.callHours, "hour"),
  };
}
