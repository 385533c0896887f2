import { createContext, useContext } from "react";
import type { Entry, FieldSchema, Problem } from "../../../server/website/website-api.ts";
import { type Path, same } from "./field-values.ts";

/** What every field of a form needs: the entries to choose from, and what was refused. */
type FormParts = { choices: Entry["choices"]; problems: readonly Problem[] };
export const FormContext = createContext<FormParts>({ choices: {}, problems: [] });

export type FieldProps = {
  schema: FieldSchema;
  value: unknown;
  path: Path;
  label: string;
  isRequired: boolean;
  /** Takes the new value; undefined removes the field. */
  onChange: (next: unknown) => void;
};

/** Returns what is wrong with the field at a path, in a sentence. */
export function useProblem(path: Path): string | undefined {
  const { problems } = useContext(FormContext);
  return problems.find((each) => each.path && same(each.path.map(String), path.map(String)))
    ?.sentence;
}

/** Returns what a control shows and says beside its value. */
export function useTied({ schema, path, label }: FieldProps) {
  return { id: fieldId(path), label, hint: schema.description, problem: useProblem(path) };
}

export const fieldId = (path: Path): string => ["field", ...path].join("/");

/** Opens what a field lies in and puts the focus there, or on the nearest part that has it. */
export function focusField(path: Path): void {
  const places = path.map((_, at) => fieldId(path.slice(0, path.length - at)));
  const found = places.map((id) => document.getElementById(id)).find((each) => each !== null);
  for (let at = found?.closest("details"); at; at = at.parentElement?.closest("details"))
    at.open = true;
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: "center" });
}
