import { expect, test } from "vitest";
import { listHeaders } from "./host-files.ts";

test("gives no address two values of one header, which hosts would join (§10.23)", () => {
  const rules = listHeaders()
    .trim()
    .split(/\n(?=\/)/);
  const everywhere = rules.find((rule) => rule.startsWith("/*\n")) ?? "";
  const namesIn = (rule: string) =>
    rule
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(":")[0]);
  for (const rule of rules) {
    expect(new Set(namesIn(rule)).size).toBe(namesIn(rule).length);
    if (rule !== everywhere)
      for (const name of namesIn(rule)) expect(namesIn(everywhere)).not.toContain(name);
  }
  expect(everywhere).toContain("  X-Frame-Options: DENY");
  expect(everywhere).toContain("  Content-Security-Policy: frame-ancestors 'none'");
});
