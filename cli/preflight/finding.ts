import type { Business } from "../../server/business/business.ts";
import type { Config } from "../../server/config.ts";

/** What a check found: something that must not go online, something to think about, or that all is well. */
export type Finding = { weight: "blocks" | "advice" | "fine"; says: string };

export const blocks = (says: string): Finding => ({ weight: "blocks", says });
export const advice = (says: string): Finding => ({ weight: "advice", says });
export const fine = (says: string): Finding => ({ weight: "fine", says });

/** Whether a host name, or what follows the @ of an address, is one that RFC 2606 keeps for examples. */
export const isMadeUp = (name: string): boolean => /(^|[.@])example(\.(com|net|org))?$/i.test(name);

/** What is looked at before going online. */
export type Launch = {
  config: Config;
  business: Business;
  /** The folders of words and pictures, and of the built pages. */
  contentDir: string;
  siteFolder: string;
};

/** One thing that is looked at; a check that throws blocks, with what it threw. */
export type Check = { name: string; run: (launch: Launch) => Promise<Finding[]> };
