import { expect, test } from "vitest";
import { parseYaml } from "./read-yaml.ts";

const say = (text: string, firstLine?: number) => {
  try {
    return parseYaml(text, "a.yaml", firstLine).data;
  } catch (error) {
    return (error as Error).message;
  }
};

const cut =
  'Everything behind # is left out. Put the text into "double quotes"; a note to yourself, into a line of its own.';
for (const [name, text, line] of [
  ["a text", "a: 1\ntagline: Luxury #1 washrooms\n", 2],
  ["a text that begins with #", "tagline: #1 in Niagara\n", 1],
  ["a text in a list", "list:\n  - one\n  - unit #2\n", 3],
  ["a text in brackets", "list: [unit #2, unit 3]\nnext: 1\n", 1],
  ["a text that goes on below", "text: >\n  one # two\nnext: a #b\n", 3],
  ["a line of Windows", "a: 1\r\nb: c #d\r\n", 2],
  ["a text before another mistake", "a: b #c\nd: e: f\n", 1],
] as const)
  test(`a # that cuts off ${name} is refused`, () => {
    expect(say(text)).toBe(`a.yaml, line ${line}: ${cut}`);
    expect(say(text, 2)).toBe(`a.yaml, line ${line + 1}: ${cut}`);
  });

test("a # in a text, in quotation marks or in a line of its own is fine", () => {
  expect(
    say("# a note\na: no#1\n  # another\nb: \"x # y\"\nc: 'x # y'\nd: >-\n  x # y\n\n# the last"),
  ).toEqual({ a: "no#1", b: "x # y", c: "x # y", d: "x # y" });
});

test("what stands before a # says which mistake comes first", () => {
  expect(say("a: b: c\nd: e #f\n")).toMatch(/^a\.yaml, line 1: .*Compare the line/);
  expect(say('a: "x\nb: y\nc: "z" #d\n')).toMatch(/^a\.yaml, line 1: /);
});
