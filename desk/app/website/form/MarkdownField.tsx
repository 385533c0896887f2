import { Bold, Heading2, Link2, List, type LucideIcon, Quote, Table } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../ui/Button.tsx";
import { TextArea } from "../../ui/controls.tsx";
import { type FieldProps, useControlProps } from "./form-context.ts";
import { markText } from "./mark-text.ts";
import { Placeholders } from "./simple-fields.tsx";

const markNames = {
  bold: "Bold",
  link: "Link",
  heading: "Heading",
  list: "List",
  quote: "Quotation",
  table: "Table",
};

const icons: Record<keyof typeof markNames, LucideIcon> = {
  bold: Bold,
  link: Link2,
  heading: Heading2,
  list: List,
  quote: Quote,
  table: Table,
};
const marks = Object.keys(icons) as (keyof typeof icons)[];

/** The text of an article, with buttons for what it can have beside paragraphs. */
export function MarkdownField(props: FieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = String(props.value ?? "");
  const mark = (name: keyof typeof icons) => {
    if (!area.current) return;
    const { selectionStart, selectionEnd } = area.current;
    const marked = markText(name, text, selectionStart, selectionEnd);
    flushSync(() => props.onChange(marked.text));
    // The end of a long text would be brought into view, where a new value puts the caret.
    area.current.focus({ preventScroll: true });
    area.current.setSelectionRange(marked.start, marked.end);
  };
  return (
    <div>
      <fieldset
        aria-label="Marks for the text"
        className="sticky top-0 z-10 flex flex-wrap gap-1 bg-ivory py-2"
      >
        {marks.map((name) => {
          const Icon = icons[name];
          return (
            <Button
              key={name}
              className="w-11 px-0!"
              aria-label={markNames[name]}
              onClick={() => mark(name)}
            >
              <Icon size={20} strokeWidth={1.75} />
            </Button>
          );
        })}
      </fieldset>
      <TextArea
        {...useControlProps(props)}
        ref={area}
        rows={12}
        value={text}
        onChange={({ target }) => props.onChange(target.value)}
      />
      <Placeholders text={text} />
    </div>
  );
}
