import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { findNamesWithoutRule } from "./check-class-names.ts";

async function findIn(components: Record<string, string>) {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(components)) await writeFile(join(folder, name), text);
  const files = Object.keys(components).map((name) => join(folder, name));
  const found = await findNamesWithoutRule(files);
  return found.map((text) => text.replace(`${folder}/`, "")).sort();
}

test("a class name without a rule is named with its file", async () => {
  expect(
    await findIn({
      "Good.tsx": 'export const Good = () => <p className="group mt-4 md:text-lg">text</p>;',
      "Bad.tsx": 'export const Bad = () => <p className="mt-4 text-3xl">text</p>;',
      "Page.astro": '---\nconst { a } = Astro.props;\n---\n<p class="shadow-md mt-4">{a}</p>',
    }),
  ).toEqual(["Bad.tsx: text-3xl", "Page.astro: shadow-md"]);
});

test("names are found wherever a class list is put together, and nowhere else", async () => {
  expect(
    await findIn({
      "looks.ts": 'export const looks = { quiet: "bad-1", loud: "mt-1" };',
      "Part.tsx": `
        import { looks as all } from "./looks.ts";
        const base = "mt-1 " + "bad-2";
        const place = (index: number) => { if (index === 0) return "bad-3"; return \`mt-2 \${index}\`; };
        export function Part({ look, index, className = "bad-4", label = "no-class" }: Props) {
          const own = look === "no-class" ? "bad-5" : "mt-3";
          const icon = { size: 3, className: "bad-6" };
          return <p aria-label="no-class" className={\`\${all[look]} \${base} \${className} focus-left-\${index}\`}>
            <b className={index > 0 && "bad-7"}><i className={place(index)} /><i className={own} /></b>
          </p>;
        }`,
    }),
  ).toEqual([...[2, 3, 4, 5, 6, 7].map((number) => `Part.tsx: bad-${number}`), "looks.ts: bad-1"]);
});
