import type { Conflict, Problem } from "./website-api.ts";

/** Why something asked of the website's editor was not done. */
export class WebsiteRefusal extends Error {
  readonly code: "invalid" | "not-found" | "conflict";
  readonly more: { problems?: readonly Problem[]; theirs?: Conflict["theirs"] };

  constructor(code: WebsiteRefusal["code"], sentence: string, more: WebsiteRefusal["more"] = {}) {
    super(sentence);
    this.code = code;
    this.more = more;
  }
}
