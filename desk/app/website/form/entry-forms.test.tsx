import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { describeContent } from "../../../../scripts/website/describe-content.ts";
import { fromContent, readAt, toContent } from "../../../server/website/entry-content.ts";
import type { FieldSchema, Path } from "../../../server/website/website-api.ts";
import { isObject } from "../../json.ts";
import { kindOf } from "./field-values.ts";
import { FormContext } from "./form-context.ts";
import { ObjectFields } from "./SchemaField.tsx";
import { Placeholders } from "./simple-fields.tsx";

const described = JSON.stringify(await describeContent("content"));
const { collections, choices, placeholders }: Awaited<ReturnType<typeof describeContent>> =
  JSON.parse(described);
const all = collections.flatMap(({ schema, entries }) =>
  entries.map((entry) => ({ entry, schema })),
);

/** Returns the paths of the values that a form shows. */
function shownPaths(schema: FieldSchema, value: unknown, path: Path = []): Path[] {
  if (value === undefined || kindOf(schema) === "none") return [];
  if (!isObject(value) || kindOf(schema) === "ticks") return [path];
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

test("every value that is not hidden has a control with a label, of several lines where its text has them", () => {
  for (const { entry, schema } of all) {
    const markup = renderToStaticMarkup(
      <FormContext value={{ choices, placeholders, problems: [] }}>
        <ObjectFields
          schema={schema}
          value={entry.value}
          path={[]}
          isRequired
          onChange={() => {}}
        />
      </FormContext>,
    );
    for (const path of shownPaths(schema, entry.value)) {
      const text = readAt(entry.value, path);
      const hasLines = typeof text === "string" && text.includes("\n");
      expect(markup, `${entry.file} ${entry.key}`).toMatch(
        new RegExp(
          `${hasLines ? "<textarea[^>]*" : ""} id="${RegExp.escape(["field", ...path].join("/"))}"`,
        ),
      );
    }
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
