import type { ReactNode } from "react";
import { ErrorLine } from "../../ui/ErrorLine.tsx";
import { type FieldProps, useControlProps } from "./form-context.ts";

/** Several controls of one field, with its label, its help and what is wrong with it. */
export function FieldGroup({ field, children }: { field: FieldProps; children: ReactNode }) {
  const { id, label, hint, problem } = useControlProps(field);
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0 outline-offset-4">
      <legend className="text-sm font-semibold">{label}</legend>
      {hint && <p className="text-sm text-moss">{hint}</p>}
      {problem && <ErrorLine className="text-sm font-semibold">{problem}</ErrorLine>}
      {children}
    </fieldset>
  );
}
