import { useContext, useState } from "react";
import { countWords } from "../../../../content-files/interpolate.ts";
import { pluralize } from "../../../../content-files/pluralize.ts";
import { wordsOfKey } from "../../../../content-files/words-of-key.ts";
import { Checkbox, Select, TextArea, TextInput } from "../../ui/controls.tsx";
import { ErrorLine } from "../../ui/ErrorLine.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { inputTypeOf, isLong, toNumber } from "./field-values.ts";
import { type FieldProps, FormContext, useControlProps } from "./form-context.ts";

/** An optional text that is empty is left out. */
const orNothing = (text: string, isRequired: boolean) => (text || isRequired ? text : undefined);

/** A text, or a day or a month. */
export function TextField(props: FieldProps) {
  const { schema, isRequired, onChange } = props;
  const input = useControlProps(props);
  const value = String(props.value ?? "");
  // Decided once: a control that changes while it is typed in loses the focus.
  const [isOfLines] = useState(() => isLong(schema, value));
  const [type] = useState(() => inputTypeOf(schema, value));
  const take = (typed: string) => onChange(orNothing(typed, isRequired));
  return (
    <div>
      {isOfLines ? (
        <TextArea {...input} rows={3} value={value} onChange={({ target }) => take(target.value)} />
      ) : (
        <TextInput
          {...input}
          type={type}
          autoComplete="off"
          value={value}
          onChange={({ target }) => take(target.value)}
        />
      )}
      <Placeholders text={value} />
      {schema.words && <WordCount text={value} />}
    </div>
  );
}

/** How many words a text has on the site. */
function WordCount({ text }: { text: string }) {
  const { placeholders } = useContext(FormContext);
  return (
    <p className="mt-1 text-sm text-moss">{pluralize(countWords(text, placeholders), "word")}</p>
  );
}

/** What stands on the site for the words in braces of a text. */
export function Placeholders({ text }: { text: string }) {
  const all = useContext(FormContext).placeholders;
  const names = [...new Set([...text.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name))];
  return names
    .filter((name) => all[name])
    .map((name) => (
      <p key={name} className="mt-1 text-sm wrap-anywhere text-moss">
        {`{${name}} is shown as: ${all[name] ?? ""}`}
      </p>
    ));
}

/** A number; some may be a text as well. */
export function NumberField(props: FieldProps) {
  const { schema, value, onChange } = props;
  const [typed, setTyped] = useState("");
  return (
    <TextInput
      {...useControlProps(props)}
      autoComplete="off"
      // Number pads have no minus.
      inputMode={schema.anyOf || (schema.minimum ?? 0) < 0 ? "text" : "decimal"}
      // "1." is a number, too, and stays as it is typed.
      value={toNumber(typed) === value ? typed : String(value ?? "")}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(toNumber(target.value));
      }}
    />
  );
}

type Option = { value: string; label: string };

/** One of several, or none where it may be left out. */
export function SelectField({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const { isRequired, onChange } = props;
  const value = String(props.value ?? "");
  const none = { value: "", label: isRequired ? "Please choose" : "None" };
  return (
    <Select
      {...useControlProps(props)}
      options={isRequired && value ? options : [none, ...options]}
      value={value}
      onChange={({ target }) => onChange(orNothing(target.value, isRequired))}
    />
  );
}

export function ChoiceField(props: FieldProps) {
  const { enum: choices = [] } = props.schema;
  return (
    <SelectField
      {...props}
      options={choices.map((each) => ({ value: String(each), label: wordsOfKey(String(each)) }))}
      onChange={(next) => props.onChange(choices.find((each) => String(each) === next) ?? next)}
    />
  );
}

/** Some of a few, each with a tick, in the order of the schema. */
export function TicksField(props: FieldProps) {
  const chosen = (props.value ?? []) as unknown[];
  const choices = props.schema.items?.enum ?? [];
  const tick = (choice: unknown, isOn: boolean) =>
    props.onChange(choices.filter((each) => (each === choice ? isOn : chosen.includes(each))));
  return (
    <FieldGroup field={props}>
      <div className="flex flex-wrap gap-x-6">
        {choices.map((each) => (
          <Checkbox
            key={each}
            label={wordsOfKey(String(each))}
            checked={chosen.includes(each)}
            onChange={({ target }) => tick(each, target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

export function YesNoField(props: FieldProps) {
  const { id, label, hint, problem } = useControlProps(props);
  const off = props.schema.type === "boolean" && props.isRequired ? false : undefined;
  return (
    <div>
      <Checkbox
        id={id}
        label={label}
        aria-describedby={`${id}-hint`}
        checked={props.value === true}
        onChange={({ target }) => props.onChange(target.checked || off)}
      />
      <p id={`${id}-hint`} className="text-sm text-moss">
        {hint}
      </p>
      {problem && <ErrorLine>{problem}</ErrorLine>}
    </div>
  );
}
