import { type ComponentType, useContext, useState } from "react";
import { slugOf } from "../../../../content-files/slug.ts";
import { wordsOfKey } from "../../../../content-files/words-of-key.ts";
import { replaceAt } from "../../../server/website/entry-content.ts";
import type { FieldSchema } from "../../../server/website/website-api.ts";
import { isObject } from "../../json.ts";
import { Button } from "../../ui/Button.tsx";
import { TextInput } from "../../ui/controls.tsx";
import { words } from "../../words.ts";
import { allTexts, blank, type FieldKind, kindOf, labelOf } from "./field-values.ts";
import { type FieldProps, FormContext } from "./form-context.ts";
import { ListField } from "./ListField.tsx";
import { MarkdownField } from "./MarkdownField.tsx";
import { Part } from "./Part.tsx";
import { ReferenceField } from "./ReferenceField.tsx";
import { ChoiceField, NumberField, TextField, TicksField, YesNoField } from "./simple-fields.tsx";

/** The field map: which control edits which kind of value. */
const controls: Record<Exclude<FieldKind, "none">, ComponentType<FieldProps>> = {
  text: TextField,
  number: NumberField,
  choice: ChoiceField,
  ticks: TicksField,
  "yes-no": YesNoField,
  reference: ReferenceField,
  list: (props) => <ListField {...props} Item={SchemaField} />,
  object: ObjectField,
  keyed: KeyedField,
};

/** The control for a value, by its schema. */
function SchemaField(props: FieldProps) {
  const kind = kindOf(props.schema);
  if (kind === "none") return null;
  const Control = props.path.join() === "body" ? MarkdownField : controls[kind];
  return <Control {...props} />;
}

/** The fields of an object, one below the other. */
export function ObjectFields({ schema, value, path, onChange }: Omit<FieldProps, "label">) {
  return Object.entries(schema.properties ?? {}).map(([key, each]) => (
    <SchemaField
      key={key}
      schema={each}
      value={isObject(value) ? value[key] : undefined}
      path={[...path, key]}
      label={labelOf(each, key)}
      isRequired={schema.required?.includes(key) ?? false}
      onChange={(next) => onChange(replaceAt(value, [key], next))}
    />
  ));
}

/** An object in a part that opens; one that may be left out is added and removed. */
function ObjectField(props: FieldProps) {
  const { schema, value, label, isRequired, onChange } = props;
  if (value === undefined && !isRequired)
    return (
      <Button className="justify-self-start" onClick={() => onChange(blank(schema))}>
        {words.website.addTo(label)}
      </Button>
    );
  return (
    // A number says nothing without its label.
    <Part field={props} text={allTexts(value).find((text) => Number.isNaN(Number(text)))}>
      <ObjectFields {...props} />
      {!isRequired && (
        <Button className="justify-self-start" onClick={() => onChange(undefined)}>
          {words.website.removeFrom(label)}
        </Button>
      )}
    </Part>
  );
}

/** Values by names: each can be changed and removed, and one added under a new name. */
function KeyedField(props: FieldProps) {
  const { label, path, isRequired, onChange } = props;
  const value = (props.value ?? {}) as Record<string, unknown>;
  const schema = props.schema.additionalProperties as FieldSchema;
  const known = Object.values(useContext(FormContext).choices).flat();
  const titleOf = (key: string) => known.find(({ id }) => id === key)?.title ?? wordsOfKey(key);
  const [typed, setTyped] = useState("");
  const change = (key: string, next: unknown) => {
    const changed = replaceAt(value, [key], next) as object;
    onChange(Object.keys(changed).length > 0 || isRequired ? changed : undefined);
  };
  return (
    <Part field={props} text={Object.keys(value).map(titleOf).join(", ")}>
      {Object.entries(value).map(([key, each]) => (
        <div key={key} className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-40">
            <SchemaField
              schema={schema}
              value={each}
              path={[...path, key]}
              label={titleOf(key)}
              isRequired
              onChange={(next) => change(key, next ?? "")}
            />
          </div>
          <Button onClick={() => change(key, undefined)}>
            {words.website.removeFrom(titleOf(key))}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-40">
          <TextInput
            label={`A new name in ${label}`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button
          disabled={!slugOf(typed)}
          onClick={() => {
            change(slugOf(typed), blank(schema) ?? "");
            setTyped("");
          }}
        >
          {words.website.add}
        </Button>
      </div>
    </Part>
  );
}
