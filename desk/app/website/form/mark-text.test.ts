import { expect, test } from "vitest";
import { markText } from "./mark-text.ts";

/** Returns the marked text with what is selected between brackets of another kind. */
function mark(name: Parameters<typeof markText>[0], text: string) {
  const [before = "", selected = "", after = ""] = text.split("|");
  const end = before.length + selected.length;
  const marked = markText(name, before + selected + after, before.length, end);
  return `${marked.text.slice(0, marked.start)}|${marked.text.slice(marked.start, marked.end)}|${marked.text.slice(marked.end)}`;
}

test("bold and links go around what is selected", () => {
  expect(mark("bold", "a |warm| room")).toBe("a **|warm|** room");
  expect(mark("link", "|Ask us|")).toBe("[|Ask us|](https://)");
});

test("headings, lists and quotations go before each line of it", () => {
  expect(mark("heading", "one\ntw|o|\nthree")).toBe("one\n## tw|o|\nthree");
  expect(mark("list", "|one\ntwo|\nthree")).toBe("- |one\n- two|\nthree");
  expect(mark("quote", "||")).toBe("> ||");
});

test("a table begins after the selected line, as a block of its own", () => {
  const table = "| |Heading| | Heading |\n| --- | --- |\n| Text | Text |\n| Text | Text |";
  expect(mark("table", "o||ne\ntwo")).toBe(`one\n\n${table}\n\ntwo`);
  expect(mark("table", "||")).toBe(`${table}\n\n`);
});
