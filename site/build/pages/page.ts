import type { CheerioAPI } from "cheerio";

/** A built page while it is finished: stages change its tree in place. */
export type Page = {
  document: CheerioAPI;
  /** Texts of the inline scripts that its scripts add to it; its security policy allows them. */
  addedScripts: string[];
};

/** What stages may read of the site before they finish its pages. */
export type BuiltSite = { folder: string; home: Page };

/** A step of finishing, made ready for one build. */
export type Stage = (site: BuiltSite) => Promise<{
  /** What decides the result beside the page and the code; part of the page's name in the cache. */
  input?: string;
  finish: (page: Page) => void | Promise<void>;
}>;
