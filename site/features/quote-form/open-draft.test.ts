import { expect, test } from "vitest";
import { pickFields, type QuoteRequestInput } from "../../../quote-request/fields.ts";
import { type QuotePrefill, readPrefill } from "../quote-list/quote-links.ts";
import { findVariant } from "./form-variant.ts";
import { openDraft } from "./open-draft.ts";

type Opening = Parameters<typeof openDraft>[0];
const variants = { funeral: { eventType: "other" } } as unknown as Opening["variants"];
const content = {
  catalogue: { trailer: "A trailer" },
  cities: {},
} as unknown as Opening["content"];

/** Returns the draft with which a form opens. */
function open(before: Partial<QuoteRequestInput>, typed: object, link: QuotePrefill) {
  const draft = { values: pickFields(before), items: [], plans: [], sent: null };
  return openDraft({ before: draft, typed: pickFields({ ...typed }), link, content, variants });
}

test.each<[typed: Partial<QuoteRequestInput>, link: QuotePrefill, eventType: string]>([
  [{}, { variant: "funeral" }, "other"],
  [{ eventType: "wedding" }, { variant: "funeral" }, "wedding"],
  [{ eventType: "wedding" }, { event: "festival", variant: "funeral" }, "festival"],
  [{}, { variant: "__proto__" }, ""],
])("%j: the link %j chooses the event type %j", (before, link, eventType) => {
  expect(open(before, {}, link).values.eventType).toBe(eventType);
});

test("a form opens with what is offered, and with what was typed where the draft has nothing", () => {
  const link = readPrefill("item=trailer&item=constructor&item=free-gold-trailer");
  const draft = open({ name: "Ada" }, { name: "Restored", phone: "289" }, link);
  expect(draft.items).toEqual(["trailer"]);
  expect(draft.values).toMatchObject({ name: "Ada", phone: "289" });
});

test("a kind of event has the say before the link, and unknown names have none", () => {
  const [funeral, construction] = [{}, {}] as unknown as [typeof variants.x, typeof variants.x];
  const known = { funeral, construction } as typeof variants;
  expect(findVariant(known, "construction", "funeral")).toBe(construction);
  expect(findVariant(known, "wedding", "funeral")).toBe(funeral);
  for (const name of ["circus", "__proto__", "constructor", undefined])
    expect(findVariant(known, "", name), name).toBeUndefined();
});
