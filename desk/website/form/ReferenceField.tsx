import { useContext, useState } from "react";
import { Select } from "../../ui/controls.tsx";
import { words } from "../../words.ts";
import { type FieldProps, FormContext, useTied } from "./form-context.ts";
import { Thumbnail } from "./Thumbnail.tsx";

/** Another entry, by its title; a photograph by its picture, too. */
export function ReferenceField(props: FieldProps) {
  const { schema, value, isRequired, onChange } = props;
  const tied = useTied(props);
  const [isOpen, setIsOpen] = useState(false);
  const all = useContext(FormContext).choices[schema.refersTo ?? ""] ?? [];
  const id = String(value ?? "");
  const chosen = all.find((each) => each.id === id);
  const hasPictures = all.some(({ picture }) => picture);
  // What is no entry any more stays until another is chosen.
  const gone = id && !chosen ? [{ value: id, label: id }] : [];
  const none =
    isRequired && id
      ? []
      : [{ value: "", label: isRequired ? words.website.choose : words.website.none }];
  const options = [...none, ...gone, ...all.map(({ id, title }) => ({ value: id, label: title }))];
  const choose = (next: string) => onChange(next || (isRequired ? "" : undefined));
  return (
    <div>
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <Select
            {...tied}
            options={options}
            value={id}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
        {chosen?.picture && <Thumbnail src={chosen.picture} />}
      </div>
      {hasPictures && (
        <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary className="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-brass underline-offset-4">
            {words.website.byPicture}
          </summary>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
            {isOpen &&
              all.map(({ id: each, title, picture }) => (
                <li key={each}>
                  <button
                    type="button"
                    aria-pressed={each === id}
                    aria-label={title}
                    className="block w-full border-2 border-transparent aria-pressed:border-forest"
                    onClick={() => choose(each)}
                  >
                    {picture && <Thumbnail src={picture} className="w-full" />}
                  </button>
                </li>
              ))}
          </ul>
        </details>
      )}
    </div>
  );
}
