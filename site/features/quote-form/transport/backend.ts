import { formPath, functionPath } from "../../../../quote-request/protocol.ts";
import { hostedTransport } from "./hosted-transport.ts";
import { ownTransport } from "./own-transport.ts";
import type { Transport } from "./transport.ts";

// The build puts the settings in these very words' place, and then leaves out the way that is not taken.

/** The way to the quote function: the hosted backend's where the site was built for one, and else this site's own. */
export const transport: Transport = import.meta.env.PUBLIC_BACKEND_URL
  ? hostedTransport(import.meta.env.PUBLIC_BACKEND_URL, import.meta.env.PUBLIC_BACKEND_ANON_KEY)
  : ownTransport(functionPath);

/** Where the form posts to without JavaScript. */
export const formAction: string = import.meta.env.PUBLIC_BACKEND_URL
  ? import.meta.env.PUBLIC_BACKEND_URL.replace(/\/*$/, functionPath)
  : formPath;
