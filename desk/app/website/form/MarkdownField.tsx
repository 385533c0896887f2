import { Bold, Heading2, Link2, List, Quote, Table } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../ui/Button.tsx";
import { TextArea } from "../../ui/controls.tsx";
import { type FieldProps, useControlProps } from "./form-context.ts";
import { markText } from "./mark-text.ts";
import { Placeholders } from "./simple-fields.tsx";

/** What a text can have beside paragraphs: its mark, the name of its button and its icon. */
const marks = [
  ["bold", "Bold", Bold],
  ["link", "Link", Link2],
  ["heading", "Heading", Heading2],
  ["list", "List", List],
  ["quote", "Quotation", Quote],
  ["table", "Table", Table],
] as const;

/** The text of an article, with buttons for what it can have beside paragraphs. */
export function MarkdownField(props: FieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = String(props.value ?? "");
  const mark = (name: (typeof marks)[number][0]) => {
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
        {marks.map(([name, label, Icon]) => (
          <Button key={name} className="w-11 px-0!" aria-label={label} onClick={() => mark(name)}>
            <Icon size={20} strokeWidth={1.75} />
          </Button>
        ))}
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
