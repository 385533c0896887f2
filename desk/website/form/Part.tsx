import type { ReactNode } from "react";
import { ErrorLine } from "../../ui/ErrorLine.tsx";
import { type FieldProps, useTied } from "./form-context.ts";

type PartProps = { field: FieldProps; text: string | undefined; children: ReactNode };

/** A part of a form that opens: its name, the first words in it, and its fields. */
export function Part({ field, text, children }: PartProps) {
  const { id, label, hint, problem } = useTied(field);
  return (
    <details className="group min-w-0 flex-1 basis-48 border-l-2 border-brass open:basis-full">
      <summary
        id={id}
        className="flex min-h-11 flex-wrap items-center gap-x-2 py-2 pl-3 wrap-anywhere before:content-['+'] group-open:before:content-['–']"
      >
        <span className="font-semibold">{label}</span>
        <span className="line-clamp-1 min-w-0 text-sm text-moss group-open:hidden">{text}</span>
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
