import { useContext, useState } from "react";
import { FoldMark } from "../FoldMark.tsx";
import { type FieldProps, FormContext } from "./form-context.ts";
import { SelectField } from "./simple-fields.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

/** Another entry, by its title; a photograph by its picture, too. */
export function ReferenceField(props: FieldProps) {
  const { schema, value, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const all = useContext(FormContext).choices[schema.refersTo ?? ""] ?? [];
  const chosen = all.find(({ id }) => id === value);
  // What is no entry any more stays until another is chosen.
  const gone = value && !chosen ? [{ id: String(value), title: String(value) }] : [];
  return (
    <div>
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <SelectField
            {...props}
            options={[...gone, ...all].map(({ id, title }) => ({ value: id, label: title }))}
          />
        </div>
        {chosen?.picture && <Thumbnail src={chosen.picture} />}
      </div>
      {all.some(({ picture }) => picture) && (
        <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold">
            Choose by picture
            <FoldMark />
          </summary>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
            {isOpen &&
              all.map(({ id, title, picture = "" }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={id === value}
                    aria-label={title}
                    className="block w-full border-2 border-transparent aria-pressed:border-forest"
                    onClick={() => onChange(id)}
                  >
                    <Thumbnail src={picture} className="w-full" />
                  </button>
                </li>
              ))}
          </ul>
        </details>
      )}
    </div>
  );
}
