import { expect, test } from "vitest";
import { nameField } from "./field-labels.ts";

const named = (key: string, description?: string, title?: string) => {
  const field = { ...(title && { title }), ...(description && { description }) };
  nameField(field, key);
  return field;
};

test("what a description begins with names its field, and the rest is its help", () => {
  const title = "Small line above the heading";
  expect(named("eyebrow", title)).toEqual({ title, description: "" });
  expect(named("rating", "Stars, 1 to 5")).toEqual({ title: "Stars", description: "1 to 5" });
});

test("a description that names nothing stays the help of a key in words", () => {
  const help = "One sentence";
  expect(named("shortText", help)).toEqual({ title: "Short text", description: help });
  const text = "The answer, in one to three sentences";
  expect(named("answer", text)).toEqual({ title: "Answer", description: text });
  const phone = "Phone number as visitors read it";
  expect(named("phone", phone)).toEqual({ title: "Phone", description: phone });
});

test("a title of the schema stays, parts have words of their own, and ids are not explained", () => {
  expect(named("updated", "Day of the change", "Last change").title).toBe("Last change");
  expect(named("hero")).toEqual({ title: "Top of the page" });
  expect(named("photo", "Id of a picture in photos.yaml")).toEqual({ title: "Photo" });
});
