import { type Content, readPage } from "../entries.ts";

export type Business = Content<"business">;

/** Returns content/business.yaml. */
export const readBusiness = (): Promise<Business> => readPage("business");
