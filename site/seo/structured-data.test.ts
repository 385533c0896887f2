import { expect, test } from "vitest";
import { printGraph } from "./structured-data.ts";

test("prints a graph that cannot end the element it stands in", () => {
  const printed = printGraph({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "WebSite", name: "</script><script>alert(1)</script>" }],
  });
  expect(printed).not.toContain("</script>");
  expect(JSON.parse(printed)["@graph"][0].name).toBe("</script><script>alert(1)</script>");
});
