import { useState } from "react";
import { Checkbox, Select, TextArea, TextInput } from "../../ui/controls.tsx";
import { ErrorLine } from "../../ui/ErrorLine.tsx";
import { words } from "../../words.ts";
import { inWords, isLong, toNumber } from "./field-values.ts";
import { type FieldProps, useTied } from "./form-context.ts";

/** An optional text that is empty is left out. */
const orNothing = (text: string, isRequired: boolean) => (text || isRequired ? text : undefined);

export function TextField(props: FieldProps) {
  // Decided once: a control that changes while it is typed in loses the focus.
  const [isOfLines] = useState(() => isLong(props.schema, String(props.value ?? "")));
  return isOfLines ? <LinesField {...props} /> : <TypedField {...props} type="text" />;
}

const LinesField = (props: FieldProps) => (
  <TextArea
    {...useTied(props)}
    rows={3}
    value={String(props.value ?? "")}
    onChange={({ target }) => props.onChange(orNothing(target.value, props.isRequired))}
  />
);

export function TypedField({ type, ...props }: FieldProps & { type: string }) {
  return (
    <TextInput
      {...useTied(props)}
      type={type}
      autoComplete="off"
      value={String(props.value ?? "")}
      onChange={({ target }) => props.onChange(orNothing(target.value, props.isRequired))}
    />
  );
}

export function NumberField(props: FieldProps) {
  const { schema, value, onChange } = props;
  const [typed, setTyped] = useState("");
  return (
    <TextInput
      {...useTied(props)}
      autoComplete="off"
      // Number pads have no minus.
      inputMode={(schema.minimum ?? 0) < 0 ? "text" : "decimal"}
      // "1." is a number, too, and stays as it is typed.
      value={toNumber(typed) === value ? typed : String(value ?? "")}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(toNumber(target.value));
      }}
    />
  );
}

export function ChoiceField(props: FieldProps) {
  const { schema, value, isRequired, onChange } = props;
  const none = { value: "", label: isRequired ? words.website.choose : words.website.none };
  const all = (schema.enum ?? []).map((each) => ({
    value: String(each),
    label: inWords(String(each)),
  }));
  return (
    <Select
      {...useTied(props)}
      options={isRequired && value ? all : [none, ...all]}
      value={String(value ?? "")}
      onChange={({ target }) =>
        onChange(
          schema.enum?.find((each) => String(each) === target.value) ?? orNothing("", isRequired),
        )
      }
    />
  );
}

export function YesNoField(props: FieldProps) {
  const { id, label, hint, problem } = useTied(props);
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
