/** Where a program that reads the file in its own way begins a line. */
const lineBreak = /([\n\v\f\u0085\u2028\u2029])/;
/** Where a spreadsheet of another locale begins a cell. */
const separator = /([;\t])/;
/** What a spreadsheet drops or shows nothing of before it looks for a formula, and quotes. */
const skipped = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}"]/u;
/** The minus of typographers does not fold into the one of keyboards. */
const signs = ["=", "+", "-", "@", "\u2212"];

/**
 * Returns a text in which no spreadsheet finds a formula: an apostrophe goes before each line, and
 * each part after a semicolon or a tab, that begins with = + - @ in plain, small or full-width form,
 * blanks and quotes before it apart, and before each line that begins with a tab. Line breaks become
 * line feeds. Everything else stays (OWASP, CSV Injection).
 */
export function neutralizeFormulas(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .split(lineBreak)
    .map((line) => (line.startsWith("\t") ? `'${neutralizeLine(line)}` : neutralizeLine(line)))
    .join("");
}

const neutralizeLine = (line: string) =>
  line
    .split(separator)
    .map((part) => (isFormula(part) ? `'${part}` : part))
    .join("");

function isFormula(part: string): boolean {
  for (const character of part)
    if (!skipped.test(character)) return signs.includes(character.normalize("NFKC"));
  return false;
}
