import { useQuery } from "@tanstack/react-query";
import { startQuery } from "../server-api/queries.ts";

/** Returns what the desk knows of the business, once it is read. */
export const useBusiness = () => useQuery(startQuery).data?.business;
