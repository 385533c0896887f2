import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ComponentType, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ErrorLine } from "../../ui/ErrorLine.tsx";
import { words } from "../../words.ts";
import { allTexts, blank, move } from "./field-values.ts";
import { type FieldProps, focusField, useTied } from "./form-context.ts";

/** A list whose items are moved, and added and removed where its length may change. */
export function ListField({ Item, ...props }: FieldProps & { Item: ComponentType<FieldProps> }) {
  const { schema, value, path, label, isRequired, onChange } = props;
  const { id, hint, problem } = useTied(props);
  const list = (value ?? []) as unknown[];
  const { description, ...item } = schema.items ?? {};
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const [said, setSaid] = useState("");
  // Names of the items for React, so that what is open and in focus moves with its item.
  const names = useRef<string[]>([]);
  while (names.current.length < list.length) names.current.push(crypto.randomUUID());

  const change = (next: unknown[]) => onChange(next.length === 0 && !isRequired ? undefined : next);
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= list.length) return;
    names.current = move(names.current, from, to);
    change(move(list, from, to));
    setSaid(`Moved to place ${to + 1} of ${list.length}.`);
  };
  const remove = (at: number) => {
    names.current = names.current.toSpliced(at, 1);
    change(list.toSpliced(at, 1));
    setSaid("Removed.");
    document.getElementById(id)?.focus();
  };
  const add = () => {
    change([...list, blank(item) ?? ""]);
    requestAnimationFrame(() => focusField([...path, list.length]));
  };
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0 outline-offset-4">
      <legend className="text-sm font-semibold">{label}</legend>
      {/* What is true of every item is said once. */}
      {[hint, description].filter(Boolean).map((each) => (
        <p key={each} className="text-sm text-moss">
          {each}
        </p>
      ))}
      {problem && <ErrorLine className="text-sm font-semibold">{problem}</ErrorLine>}
      <ol className="mt-2 grid grid-cols-1 gap-3">
        {list.map((each, at) => {
          const name = `${label} ${at + 1}`;
          const says = allTexts(each)[0]?.slice(0, 40) || name;
          const buttons = [
            { Icon: ArrowUp, name: `Move up: ${says}`, to: at - 1 },
            { Icon: ArrowDown, name: `Move down: ${says}`, to: at + 1 },
            ...(list.length > minItems
              ? [{ Icon: Trash2, name: words.website.removeFrom(says), to: null }]
              : []),
          ];
          return (
            <li key={names.current[at]} className="flex flex-wrap items-end gap-x-2 gap-y-1">
              <div className="min-w-0 flex-1 basis-48 has-[>details[open]]:basis-full has-[textarea]:basis-full">
                <Item
                  schema={item}
                  value={each}
                  path={[...path, at]}
                  label={name}
                  isRequired
                  onChange={(next) => change(list.with(at, next ?? ""))}
                />
              </div>
              <div className="flex">
                {buttons.map(({ Icon, name, to }) => (
                  <Button
                    key={Icon.displayName}
                    look="bare"
                    className="w-11 px-0! aria-disabled:opacity-40"
                    aria-label={name}
                    // It stays where there is nothing to move to, so that the focus does.
                    aria-disabled={to !== null && !(to in list)}
                    onClick={() => (to === null ? remove(at) : moveTo(at, to))}
                  >
                    <Icon size={20} strokeWidth={1.5} />
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {list.length < maxItems && (
        <Button className="mt-3" onClick={add}>
          <Plus size={18} strokeWidth={1.75} />
          {words.website.addTo(label)}
        </Button>
      )}
    </fieldset>
  );
}
