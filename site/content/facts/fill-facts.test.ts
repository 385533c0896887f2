import { expect, test } from "vitest";
import {
  describeFact,
  type FactWords,
  fillFacts,
  inHtml,
  namedEntries,
  wordsOfFact,
} from "./fill-facts.ts";

const cord = { label: "Cord", value: 100, unit: "feet", text: "We bring {value}.", askedBy: "all" };
const gate = {
  ...cord,
  label: "Gate",
  value: undefined,
  trailers: { small: 8, wide: 10 },
  sample: true as const,
};
const facts: FactWords = new Map([...wordsOfFact("cord", cord), ...wordsOfFact("gate", gate)]);

test("a text has the value of the fact that it names, or its sentence", () => {
  const text = "Up to {facts.cord}. {facts.cord.text}";
  expect(fillFacts(text, facts)).toBe("Up to 100 feet. We bring 100 feet.");
});

test("a fact that differs by trailer has the range, and the value of one", () => {
  expect(fillFacts("{facts.gate}, {facts.gate.small}", facts)).toBe("8 to 10 feet, 8 feet");
  expect(describeFact(gate, "wide").text).toBe("We bring 10 feet.");
});

test("what names a sample fact is a sample, and what stands around it is not", () => {
  const filled = fillFacts(
    { faq: [{ answer: "{facts.gate}" }, { answer: "{facts.cord}" }], lines: ["{facts.cord}"] },
    facts,
  );
  expect(filled).toEqual({
    faq: [{ answer: "8 to 10 feet", isSample: true }, { answer: "100 feet" }],
    lines: ["100 feet"],
  });
});

test("a text that names an unknown fact stops the build", () => {
  expect(() => fillFacts("{facts.crod}", facts)).toThrow("{facts.crod}");
});

test("a text's facts and trailers are found, whatever form they are named in", () => {
  const text = "{facts.cord.text} {trailers.small.length} {trailers.all.width} {business.phone}";
  expect(namedEntries(text)).toEqual([
    { collection: "facts", id: "cord" },
    { collection: "trailers", id: "small" },
  ]);
});

test("in HTML a fact is text, whatever it says", () => {
  const facts = new Map([["facts.hot", { words: `<script>"1" & 2</script>`, isSample: false }]]);
  expect(fillFacts("<p>{facts.hot}</p>", inHtml(facts))).toBe(
    "<p>&#60;script&#62;&#34;1&#34; &#38; 2&#60;/script&#62;</p>",
  );
});
