const extension = /(?:ext(?:ension)?\.?|x|#)\s*(\d{1,6})\s*$/i;

/**
 * Returns the address that calls a typed phone number: its digits, a plus at its start, and the
 * extension that is dialled afterwards.
 */
export function phoneLink(typed: string): string {
  const number = typed.replace(extension, "");
  const [, dialledAfter] = extension.exec(typed) ?? [];
  const plus = number.trim().startsWith("+") ? "+" : "";
  const digits = number.replace(/\D/g, "");
  return `tel:${plus}${digits}${dialledAfter ? `,${dialledAfter}` : ""}`;
}
