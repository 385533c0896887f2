/** What is dialled after the number, such as "ext. 22"; of no use to tell people apart. */
const extension = /(?:ext(?:ension)?\.?|x|#) {0,3}\d{1,6} {0,3}$/i;
/** Fewer digits are no number by which a person is found. */
const fewestDigits = 7;

/**
 * Returns the key of a phone number in any notation: its digits, without the country code 1 and
 * without an extension. Empty where that is no number. Stored as `quote_request.phone_key`.
 */
export function phoneKey(phone: string): string {
  const digits = phone.replace(extension, "").replace(/\D/g, "");
  const key = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return key.length < fewestDigits ? "" : key;
}
