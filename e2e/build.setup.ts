import { buildIfStale } from "../scripts/build-site.ts";

/** The browser tests look at the production build. */
export default () => buildIfStale();
