import { createContext, useContext } from "react";
import type {
  EditableEntry,
  FieldSchema,
  Path,
  Problem,
} from "../../../server/website/website-api.ts";

/** What every field of a form needs: the entries to choose from, and what was refused. */
type FormParts = Pick<EditableEntry, "choices" | "placeholders"> & { problems: readonly Problem[] };
export const FormContext = createContext<FormParts>({
  choices: {},
  placeholders: {},
  problems: [],
});

export type FieldProps = {
  schema: FieldSchema;
  value: unknown;
  path: Path;
  label: string;
  isRequired: boolean;
  /** Takes the new value; undefined removes the field. */
  onChange: (next: unknown) => void;
};

/** Returns what a control shows and says beside its value, and what is wrong with it. */
export function useControlProps({ schema, path, label }: FieldProps) {
  const { problems } = useContext(FormContext);
  const problem = problems.find((each) => each.path?.join("/") === path.join("/"))?.sentence;
  return { id: fieldId(path), label, hint: schema.description, problem };
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
