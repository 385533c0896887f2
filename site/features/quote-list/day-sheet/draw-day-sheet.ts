import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { classNamesOf } from "../../../build/pages/class-names.ts";
import { compileStyles } from "../../../build/pages/page-styles.ts";
import type { SheetFile } from "./add-to-page.ts";
import { DaySheet } from "./DaySheet.tsx";
import { readDaySheetContent } from "./day-sheet-content.ts";

/** Returns the sheet's markup with the styles that it uses. */
export async function drawDaySheet(): Promise<SheetFile> {
  const markup = renderToStaticMarkup(createElement(DaySheet, await readDaySheetContent()));
  const names = classNamesOf({ document: load(markup) });
  return { markup, styles: (await compileStyles(names))(names) };
}
