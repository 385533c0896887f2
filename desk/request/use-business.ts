import { useStart } from "../server-api/start-context.ts";

/** Returns what the desk knows of the business, once it is read. */
export const useBusiness = () => useStart()?.business;
