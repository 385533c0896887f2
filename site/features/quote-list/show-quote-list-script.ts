import { bundleScript } from "../../build/pages/bundle-script.ts";

/** The inline script behind the contact page's form, made once a build. */
export const showQuoteListScript = bundleScript("site/features/quote-list/show-quote-list.ts");
