import { createContext, useContext } from "react";
import type { DeskStart } from "../../server/desk-answers.ts";

/** A context and not a query of each component: a list has dozens of rows that need it. */
export const StartContext = createContext<DeskStart | undefined>(undefined);

/** Returns what the desk knows of the business and its choices, once it is read. */
export const useStart = () => useContext(StartContext);
