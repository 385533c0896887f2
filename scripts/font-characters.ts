const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

/**
 * Every character that the text face can show; a page that needs another falls back to a system
 * font for it.
 */
export const fontCharacters = `${ascii}éèêëçàâôöüïîñÉÈÀÇ\u00a0\u2011–—‘’“”…×÷−½°·©→`;

/** Those of the heading face: without what only addresses, code and tables of figures hold. */
export const headingCharacters = fontCharacters.replace(/[<>{}[\]^`~|\\_$#*@=÷−½]/g, "");
