import type { Business } from "../../server/business/business.ts";
import type { Config } from "../../server/config.ts";

/** The result of a check: what prevents going online, what to consider, or what is in order. */
export type PreflightFinding = { severity: "blocker" | "advice" | "ok"; message: string };

/** Returns a finding that prevents going online; `message` is a sentence for the owner. */
export const blocker = (message: string): PreflightFinding => ({ severity: "blocker", message });
/** Returns a finding that the owner should consider before going online. */
export const advice = (message: string): PreflightFinding => ({ severity: "advice", message });
/** Returns a finding that says that something is in order. */
export const ok = (message: string): PreflightFinding => ({ severity: "ok", message });

/** Whether the host of a name or an e-mail address is reserved for examples (RFC 2606). */
export const isReservedForExamples = (name: string): boolean =>
  /(^|[.@])example(\.(com|net|org))?$/i.test(name);

/** What the checks look at. */
export type PreflightContext = {
  config: Config;
  business: Business;
  /** The folders of words and pictures, and of the built pages. */
  contentDir: string;
  siteFolder: string;
};

/** A check with its heading; what it throws counts as a blocker. */
export type Check = {
  name: string;
  run: (launch: PreflightContext) => Promise<PreflightFinding[]>;
};
