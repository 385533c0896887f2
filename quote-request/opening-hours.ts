/** Parses hours such as "9:00 AM to 8:00 PM" into 09:00 and 20:00; throws for any other text. */
export function readHours(hours: string): { opens: string; closes: string } {
  const times = [...hours.matchAll(/(\d{1,2}):(\d\d) (AM|PM)/g)].map(
    ([, hour, minutes, half]) =>
      `${String((Number(hour) % 12) + (half === "PM" ? 12 : 0)).padStart(2, "0")}:${minutes}`,
  );
  const [opens, closes] = times;
  if (!opens || !closes) throw new Error(`The hours "${hours}" name no opening and closing time.`);
  return { opens, closes };
}
