import { execFileSync } from "node:child_process";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ContentDescription } from "../../../server/website/content-description.ts";
import type { FieldSchema } from "../../../server/website/website-api.ts";
import { isObject } from "../../unsent-actions/stored-map.ts";
import { fromContent, kindOf, type Path, replaceAt, toContent } from "./field-values.ts";
import { FormContext, fieldId } from "./form-context.ts";
import { ObjectFields } from "./SchemaField.tsx";
import { Placeholders } from "./simple-fields.tsx";

const { collections, choices, placeholders }: ContentDescription = JSON.parse(
  execFileSync("node", ["--import", "tsx", "scripts/website/describe-content.ts", "content"], {
    maxBuffer: 1e8,
  }).toString(),
);
const all = collections.flatMap(({ schema, entries }) =>
  entries.map((entry) => ({ entry, schema })),
);

/** Returns the paths of the values that a form shows. */
function shownPaths(schema: FieldSchema, value: unknown, path: Path = []): Path[] {
  if (value === undefined || kindOf(schema) === "none") return [];
  if (!isObject(value)) return [path];
  const below = (key: string) =>
    schema.properties?.[key] ?? schema.items ?? (schema.additionalProperties as FieldSchema);
  return Object.entries(value).flatMap(([key, each]) =>
    shownPaths(below(key), each, [...path, key]),
  );
}

test("an untouched form sends exactly what it got, for every entry", () => {
  expect(all.length).toBeGreaterThan(150);
  for (const { entry } of all) {
    const { value, body } = entry;
    const sent = fromContent(toContent(entry), body !== null);
    expect(JSON.stringify(sent)).toBe(JSON.stringify({ value, body }));
  }
});

type Described = (typeof all)[number];
const formOf = ({ entry, schema }: Described) =>
  renderToStaticMarkup(
    <FormContext value={{ choices, placeholders, problems: [] }}>
      <ObjectFields schema={schema} value={entry.value} path={[]} isRequired onChange={() => {}} />
    </FormContext>,
  );

test("every value that is not hidden has a control with a label", () => {
  for (const described of all) {
    const { entry, schema } = described;
    const markup = formOf(described);
    const missing = shownPaths(schema, entry.value)
      .map(fieldId)
      .filter((id) => !markup.includes(` id="${id}"`));
    expect([entry.file, entry.key, missing]).toEqual([entry.file, entry.key, []]);
  }
});

test("words in braces are shown with what stands for them on the site", () => {
  const markup = renderToStaticMarkup(
    <FormContext value={{ choices, placeholders, problems: [] }}>
      <Placeholders text="Call {business.phone}, or write to {name}." />
    </FormContext>,
  );
  expect(markup).toContain("{business.phone} is shown as: 905-555-0142");
  expect(markup).not.toContain("{name}");
});

test("a text of several paragraphs has several lines to write in", () => {
  for (const described of all) {
    const { entry, schema } = described;
    const markup = formOf(described);
    for (const path of shownPaths(schema, entry.value)) {
      const text = path.reduce<unknown>((at, key) => Object(at)[key], entry.value);
      if (typeof text === "string" && text.includes("\n"))
        expect(markup, `${entry.file} ${path}`).toMatch(
          new RegExp(`<textarea[^>]* id="${RegExp.escape(fieldId(path))}"`),
        );
    }
  }
});

test("a value that is changed and changed back leaves its entry as it was, in the same order", () => {
  for (const { entry, schema } of all)
    for (const path of shownPaths(schema, entry.value)) {
      const changed = replaceAt(entry.value, path, "changed");
      const before = path.reduce<unknown>(
        (at, key) => (at as Record<string, unknown>)[key],
        entry.value,
      );
      expect(JSON.stringify(replaceAt(changed, path, before))).toBe(JSON.stringify(entry.value));
    }
});
