import type { ReactNode } from "react";
import { ErrorLine } from "../../ui/ErrorLine.tsx";
import { FoldMark } from "../FoldMark.tsx";
import { type FieldProps, useControlProps } from "./form-context.ts";

type PartProps = { field: FieldProps; text: string | undefined; children: ReactNode };

/** A part of a form that opens: its name, the first words in it, and its fields. */
export function Part({ field, text, children }: PartProps) {
  const { id, label, hint, problem } = useControlProps(field);
  return (
    <details className="min-w-0 flex-1 basis-48 border-l-2 border-brass open:basis-full">
      <summary id={id} className="flex min-h-11 items-center gap-2 py-2 pl-3 wrap-anywhere">
        <span className="min-w-0 flex-1">
          <span className="font-semibold">{label}</span>
          <span className="line-clamp-1 text-sm text-moss [details[open]>summary_&]:hidden">
            {text}
          </span>
        </span>
        <FoldMark />
      </summary>
      {problem && <ErrorLine className="pl-3">{problem}</ErrorLine>}
      <fieldset className="grid grid-cols-1 gap-4 py-2 pl-3">
        <legend className="sr-only">{label}</legend>
        {hint && <p className="text-sm text-moss">{hint}</p>}
        {children}
      </fieldset>
    </details>
  );
}
