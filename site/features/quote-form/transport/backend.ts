import { formPath, functionPath } from "../../../../quote-request/protocol.ts";
import { hostedTransport } from "./hosted-transport.ts";
import { serverTransport, type Transport } from "./transport.ts";

// The build replaces these expressions by their values, and tree shaking drops the unused branch.

/** The transport to the hosted backend where the site is built for one, else to this server. */
export const transport: Transport = import.meta.env.PUBLIC_BACKEND_URL
  ? hostedTransport(import.meta.env.PUBLIC_BACKEND_URL, import.meta.env.PUBLIC_BACKEND_ANON_KEY)
  : serverTransport(functionPath);

/** Address that the form posts to without JavaScript. */
export const formAction: string = import.meta.env.PUBLIC_BACKEND_URL
  ? import.meta.env.PUBLIC_BACKEND_URL.replace(/\/*$/, functionPath)
  : formPath;
