/** Classes of a table whose rows are grids on phones, so that a row may take several lines. */
export const phoneRows = "max-sm:block max-sm:*:block max-sm:[&_tr]:grid";
