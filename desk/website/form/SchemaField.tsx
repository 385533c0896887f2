import { type ComponentType, useContext } from "react";
import type { FieldSchema } from "../../../server/website/website-api.ts";
import { Button } from "../../ui/Button.tsx";
import { isObject } from "../../unsent-actions/stored-map.ts";
import { words } from "../../words.ts";
import {
  blank,
  type FieldKind,
  firstText,
  inWords,
  kindOf,
  labelOf,
  replaceAt,
  resolve,
  toNumber,
} from "./field-values.ts";
import { type FieldProps, FormContext } from "./form-context.ts";
import { ListField } from "./ListField.tsx";
import { MarkdownField } from "./MarkdownField.tsx";
import { NewName } from "./NewName.tsx";
import { Part } from "./Part.tsx";
import { ReferenceField } from "./ReferenceField.tsx";
import { ChoiceField, NumberField, TextField, TypedField, YesNoField } from "./simple-fields.tsx";

/** The field map: which control edits which kind of value. */
const controls: Record<Exclude<FieldKind, "none">, ComponentType<FieldProps>> = {
  text: TextField,
  number: NumberField,
  day: (props) => <TypedField {...props} type="date" />,
  month: (props) => <TypedField {...props} type="month" />,
  choice: ChoiceField,
  "yes-no": YesNoField,
  reference: ReferenceField,
  list: (props) => <ListField {...props} Item={SchemaField} />,
  object: ObjectField,
  keyed: KeyedField,
};

/** The control for a value, by its schema. */
export function SchemaField(props: FieldProps) {
  const [schema, isNumberOrText] = resolve(props.schema);
  const kind = kindOf(schema);
  if (kind === "none") return null;
  if (props.path.join() === "body") return <MarkdownField {...props} />;
  const Control = controls[kind];
  const onChange = (next: unknown) =>
    props.onChange(isNumberOrText && typeof next === "string" ? toNumber(next) : next);
  const value = isNumberOrText ? String(props.value ?? "") : props.value;
  return <Control {...props} {...{ schema, value, onChange }} />;
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

function ObjectField(props: FieldProps) {
  const { schema, value, label, isRequired, onChange } = props;
  if (value === undefined && !isRequired)
    return (
      <Button className="justify-self-start" onClick={() => onChange(blank(schema))}>
        {words.website.addTo(label)}
      </Button>
    );
  return (
    <Part props={props} text={firstText(value)}>
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
  const { schema, value, label, path, isRequired, onChange } = props;
  const { choices } = useContext(FormContext);
  const known = Object.values(choices).flat();
  const titleOf = (key: string) => known.find(({ id }) => id === key)?.title ?? inWords(key);
  const each = schema.additionalProperties as FieldSchema;
  const keys = Object.keys(value ?? {});
  const without = (key: string) => {
    const rest = replaceAt(value, [key], undefined) as object;
    return Object.keys(rest).length > 0 || isRequired ? rest : undefined;
  };
  return (
    <Part props={props} text={keys.map(titleOf).join(", ")}>
      {keys.map((key) => (
        <div key={key} className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-40">
            <SchemaField
              schema={each}
              value={(value as Record<string, unknown>)[key]}
              path={[...path, key]}
              label={titleOf(key)}
              isRequired
              onChange={(next) => onChange(replaceAt(value, [key], next ?? ""))}
            />
          </div>
          <Button onClick={() => onChange(without(key))}>
            {words.website.removeFrom(titleOf(key))}
          </Button>
        </div>
      ))}
      <NewName
        label={words.website.nameOfNew(label)}
        onAdd={(name) => onChange(replaceAt(value, [name], blank(each) ?? ""))}
      />
    </Part>
  );
}
