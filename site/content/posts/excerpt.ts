/** Shortens a text to at most so many characters, at a word boundary, with an ellipsis. */
export function cutAtWord(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const room = line.slice(0, limit);
  const lastSpace = room.lastIndexOf(" ");
  const whole = lastSpace > 0 ? room.slice(0, lastSpace) : room.slice(0, limit - 1);
  return `${whole.replace(/[\s,;:.–-]+$/, "")}…`;
}
