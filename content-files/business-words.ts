/** What business.yaml says of reaching the business. */
type Reach = {
  phone: string;
  email: string;
  area: string;
  hours: string;
  days: string;
  promises: { emailHours: number; callHours: number };
};

/**
 * Returns the words that any text of content/ takes from business.yaml, by the names that stand in
 * braces.
 */
export function businessWords({ phone, email, area, hours, days, promises }: Reach) {
  return {
    "business.phone": phone,
    "business.email": email,
    "business.area": area,
    "business.hours": hours,
    "business.days": days,
    "business.emailHours": inHours(promises.emailHours),
    "business.callHours": inHours(promises.callHours),
  };
}

const inHours = (count: number) => (count === 1 ? "1 hour" : `${count} hours`);
