import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import type { FieldSchema } from "../../../server/website/website-api.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorLine } from "../../ui/ErrorLine.tsx";
import { words } from "../../words.ts";
import { blank, firstText, move } from "./field-values.ts";
import { type FieldProps, focusField, useTied } from "./form-context.ts";

/** A list whose items are moved, and added and removed where its length may change. */
export function ListField({ Item, ...props }: FieldProps & { Item: ComponentType<FieldProps> }) {
  const { schema, value, path, label, isRequired, onChange } = props;
  const { id, hint, problem } = useTied(props);
  const list = (value ?? []) as unknown[];
  const { description, ...item } = schema.items as FieldSchema;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  // Not in the message at the bottom of the screen, which would lie on the Save button.
  const [said, setSaid] = useState("");
  // Names of the items for React, so that what is open and in focus moves with its item.
  const names = useRef<string[]>([]);
  while (names.current.length < list.length) names.current.push(crypto.randomUUID());

  const change = (next: unknown[]) => onChange(next.length === 0 && !isRequired ? undefined : next);
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= list.length) return;
    names.current = move(names.current, from, to);
    change(move(list, from, to));
    setSaid(words.website.movedTo(to + 1, list.length));
  };
  const remove = (at: number) => {
    names.current = names.current.toSpliced(at, 1);
    change(list.toSpliced(at, 1));
    setSaid(words.website.removed);
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
          const name = words.website.item(label, at + 1);
          const says = firstText(each).slice(0, 40) || name;
          const field: FieldProps = {
            ...{ schema: item, value: each, path: [...path, at], label: name, isRequired: true },
            onChange: (next) => change(list.with(at, next ?? "")),
          };
          return (
            <li key={names.current[at]} className="flex flex-wrap items-end gap-x-2 gap-y-1">
              <div className="min-w-0 flex-1 basis-48 has-[>details[open]]:basis-full">
                <Item {...field} />
              </div>
              <div className="flex">
                <MoveButton
                  name={words.website.moveUp(says)}
                  isOff={at === 0}
                  onMove={() => moveTo(at, at - 1)}
                >
                  <ArrowUp size={20} strokeWidth={1.5} />
                </MoveButton>
                <MoveButton
                  name={words.website.moveDown(says)}
                  isOff={at === list.length - 1}
                  onMove={() => moveTo(at, at + 1)}
                >
                  <ArrowDown size={20} strokeWidth={1.5} />
                </MoveButton>
                {list.length > minItems && (
                  <MoveButton name={words.website.removeFrom(says)} onMove={() => remove(at)}>
                    <Trash2 size={20} strokeWidth={1.5} />
                  </MoveButton>
                )}
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

type MoveProps = { name: string; isOff?: boolean; onMove: () => void; children: ReactNode };

/** Stays where it is when there is nothing to move to, so that the focus does. */
const MoveButton = ({ name, isOff = false, onMove, children }: MoveProps) => (
  <Button
    look="bare"
    className="w-11 px-0! aria-disabled:opacity-40"
    aria-label={name}
    aria-disabled={isOff}
    onClick={onMove}
  >
    {children}
  </Button>
);
