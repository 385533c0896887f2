/** Characters at which programs begin a new line. */
const lineBreak = /([\n\v\f\u0085\u2028\u2029])/;
/** Characters that separate cells in spreadsheets of other locales. */
const separator = /([;\t])/;
/** Characters that a spreadsheet ignores in front of a formula, and quotation marks. */
const skipped = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}"]/u;
/** NFKC does not turn U+2212, the typographic minus, into the hyphen. */
const signs = ["=", "+", "-", "@", "\u2212"];

/**
 * Returns a text in which no spreadsheet finds a formula: an apostrophe goes before each line, and
 * each part after a semicolon or a tab, that begins with = + - @ in plain, small or full-width
 * form, blanks and quotes before it apart, and before each line that begins with a tab. Line breaks
 * become line feeds. Everything else stays (OWASP, CSV Injection).
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
