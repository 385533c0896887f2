import { bundleScript } from "../build/pages/bundle-script.ts";

/** The inline script in the head of every page, made once a build. */
export const beforePaintScript = bundleScript("site/layouts/before-paint.ts");
