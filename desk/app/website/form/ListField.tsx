import { ArrowDown, ArrowUp, type LucideIcon, Plus, Trash2 } from "lucide-react";
import { type ComponentType, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { words } from "../../words.ts";
import { FieldGroup } from "./FieldGroup.tsx";
import { allTexts, blank, move } from "./field-values.ts";
import { type FieldProps, fieldId, focusField } from "./form-context.ts";

/** A list whose items are moved, and added and removed where its length may change. */
export function ListField({ Item, ...props }: FieldProps & { Item: ComponentType<FieldProps> }) {
  const { schema, path, label } = props;
  const { description, ...item } = schema.items ?? {};
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const { list, names, announcement, replace, moveTo, remove, add } = useList(props);
  return (
    <FieldGroup field={props}>
      {/* What is true of every item is said once. */}
      {description && <p className="text-sm text-moss">{description}</p>}
      <ol className="mt-2 grid grid-cols-1 gap-3">
        {list.map((value, index) => {
          const name = `${label} ${index + 1}`;
          return (
            <li key={names[index]} className="flex flex-wrap items-end gap-x-2 gap-y-1">
              <div className="min-w-0 flex-1 basis-48 has-[>details[open]]:basis-full has-[textarea]:basis-full">
                <Item
                  schema={item}
                  value={value}
                  path={[...path, index]}
                  label={name}
                  isRequired
                  onChange={(next) => replace(index, next ?? "")}
                />
              </div>
              <ItemButtons
                item={allTexts(value)[0]?.slice(0, 40) || name}
                {...{ at: index, count: list.length }}
                onMove={(to) => moveTo(index, to)}
                onRemove={list.length > minItems ? () => remove(index) : null}
              />
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {list.length < maxItems && (
        <Button className="mt-3" onClick={() => add(blank(item) ?? "")}>
          <Plus size={18} strokeWidth={1.75} />
          {words.website.addTo(label)}
        </Button>
      )}
    </FieldGroup>
  );
}

/** Returns a list's items with a name for each, what was done last, and what changes the list. */
function useList({ value, path, isRequired, onChange }: FieldProps) {
  const list = (value ?? []) as unknown[];
  const [announcement, setAnnouncement] = useState("");
  // Names of the items for React, so that what is open and in focus moves with its item.
  const names = useRef<string[]>([]);
  while (names.current.length < list.length) names.current.push(crypto.randomUUID());
  const change = (next: unknown[]) => onChange(next.length === 0 && !isRequired ? undefined : next);
  return {
    list,
    names: names.current,
    announcement,
    replace: (at: number, next: unknown) => change(list.with(at, next)),
    moveTo(from: number, to: number) {
      if (to < 0 || to >= list.length) return;
      names.current = move(names.current, from, to);
      change(move(list, from, to));
      setAnnouncement(`Moved to place ${to + 1} of ${list.length}.`);
    },
    remove(at: number) {
      names.current = names.current.toSpliced(at, 1);
      change(list.toSpliced(at, 1));
      setAnnouncement("Removed.");
      document.getElementById(fieldId(path))?.focus();
    },
    add(item: unknown) {
      change([...list, item]);
      requestAnimationFrame(() => focusField([...path, list.length]));
    },
  };
}

type ButtonsProps = {
  item: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: (() => void) | null;
};

/** Moves an item, and removes it where the list may be shorter. */
function ItemButtons({ item, at, count, onMove, onRemove }: ButtonsProps) {
  const button = (Icon: LucideIcon, name: string, act: () => void, isOff = false) => (
    <Button
      look="bare"
      className="w-11 px-0! aria-disabled:opacity-40"
      aria-label={name}
      // It stays where there is nothing to move to, so that the focus does.
      aria-disabled={isOff}
      onClick={act}
    >
      <Icon size={20} strokeWidth={1.5} />
    </Button>
  );
  return (
    <div className="flex">
      {button(ArrowUp, `Move up: ${item}`, () => onMove(at - 1), at === 0)}
      {button(ArrowDown, `Move down: ${item}`, () => onMove(at + 1), at === count - 1)}
      {onRemove && button(Trash2, words.website.removeFrom(item), onRemove)}
    </div>
  );
}
