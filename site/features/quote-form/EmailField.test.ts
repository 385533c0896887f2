import { expect, test } from "vitest";
import { suggestAddress } from "./EmailField.tsx";

test.each([
  ["priya@gmial.com", "priya@gmail.com"],
  ["priya@gmail.con", "priya@gmail.com"],
  [" priya@hotmial.com ", "priya@hotmail.com"],
  ["priya@sympatco.ca", "priya@sympatico.ca"],
])("offers the likely address for %s", (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test.each([
  "priya@gmail.com",
  "priya@yahoo.ca",
  "priya@rogers.com",
  "priya@mac.com",
  "info@mapleandbrass.ca",
  "events@city.toronto.on.ca",
  "priya@",
  "priya smith@gmial.com",
  "priya,daniel@gmial.com",
  "priya",
  "",
])("leaves %s alone", (typed) => {
  expect(suggestAddress(typed)).toBeNull();
});
