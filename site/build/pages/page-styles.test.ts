import { expect, test } from "vitest";
import { compileStyles, renameSelectors } from "./page-styles.ts";

const styleFor = async (used: Set<string>) => (await compileStyles(used))(used);

test("a page gets the rules of its own class names, and what every page needs", async () => {
  const style = await styleFor(new Set(["mt-4", "text-moss", "md:hidden"]));
  expect(style).toContain(".mt-4{margin-top:1rem}");
  expect(style).toContain(".text-moss{color:#3f5f4f}");
  expect(style).toMatch(/@media \(min-width:48rem\)\{\.md\\:hidden\{display:none\}\}/);
  expect(style).toContain("@view-transition");
  expect(style).not.toContain(".mt-5");
  expect(style).not.toContain(".prose");
  expect(await styleFor(new Set(["prose"]))).toContain(".prose");
});

test("pages get their own parts of a stylesheet that is compiled once", async () => {
  const names = ["mt-4", "md:hidden", "md:*:mt-24", "not-first:mt-1", "border", "prose", "on-dark"];
  const makeStyle = await compileStyles(new Set([...names, "group", "group-open:rotate-180"]));
  for (const name of names) {
    const style = makeStyle(new Set([name]));
    expect(style).toBe(await styleFor(new Set([name])));
    expect(style.length).toBeGreaterThan(makeStyle(new Set()).length);
  }
  expect(makeStyle(new Set(["group", "group-open:rotate-180"]))).toContain("rotate:180deg");
});

test("a page gets the keyframes that its own animations name", async () => {
  expect(await styleFor(new Set(["door-opens"]))).toContain("@keyframes door-opens");
  const other = await styleFor(new Set(["mt-4"]));
  expect(other).toContain("@keyframes fade-in");
  expect(other).not.toContain("@keyframes door-opens");
});

test("what Tailwind keeps open for combinations is written out where none is made", async () => {
  const alone = await styleFor(new Set(["border", "tabular-nums"]));
  expect(alone).toMatch(/\.border\{border-style:solid;border-width:1px\}/);
  expect(alone).not.toContain("--tw-border-style");
  const own = await styleFor(new Set(["tabular-nums", "shadow-floating"]));
  expect(own).toContain(".tabular-nums{font-variant-numeric:tabular-nums}");
  expect(own).not.toContain("--tw-");
  const combined = await styleFor(new Set(["transition-colors", "duration-200"]));
  expect(combined).toContain("var(--tw-duration");
});

test("selectors are renamed, whatever stands in their names", () => {
  const rename = (name: string) => (name === "md:mt-1.5" ? "a" : name);
  expect(renameSelectors(".md\\:mt-1\\.5:hover>.b\\/2,.c{color:red}", rename)).toBe(
    ".a:hover>.b\\/2,.c{color:red}",
  );
});

test("a colour that is partly transparent is written as a hexadecimal number", async () => {
  expect(await styleFor(new Set(["bg-night/70"]))).toContain("background-color:#0c1611b3");
});
