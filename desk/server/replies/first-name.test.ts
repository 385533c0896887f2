import { expect, test } from "vitest";
import { firstName } from "./first-name.ts";

test.each([
  ["Priya Raman", "Priya"],
  ["priya raman", "Priya"],
  ["ANNE-MARIE O'NEILL", "Anne-Marie"],
  ["DeShawn McKenna Jr.", "DeShawn"],
  ["  Zoë  O’Brien ", "Zoë"],
  ["김민준", "김민준"],
  ["Amy", "Amy"],
  ["Moïra Julliard 🎉", "Moïra"],
  ["Priya ❤️ Raman", "Priya"],
])("%s is greeted as %s", (name, first) => {
  expect(firstName(name)).toBe(first);
});

test.each([
  "St. Paul's Parish Fall Fair (Committee Chair: Anne)",
  "St. Paul",
  "Niagara Wine Festival",
  "Winner Loans Inc.",
  "Anna and Tom",
  "Anna & Tom",
  "Raman, Priya",
  "Mr. Raman",
  "Dr Raman",
  "J. Smith",
  "CAA",
  "Farmers' Market Dundas",
  "Growers’ Dundas",
  "Dundas Market",
  "priya@example.com",
  "Bob 2",
  "the whole team of the harvest fair",
  "x".repeat(100),
  "",
])("%j is greeted without a name", (name) => {
  expect(firstName(name)).toBe("");
});
