import { type MdastNode, markdownToMdast } from "satteri";
import { sitePlan } from "../../content/posts/directives.ts";
import { type Finding, findingAt } from "./finding.ts";
import type { UncheckedEntry } from "./read-content.ts";

/**
 * Returns an error for each thing in a Markdown text that its page would not show: a directive that
 * articles do not have, a site plan that does not exist, a picture with a relative path, HTML, and
 * a link that runs code.
 */
export function checkMarkdown(entry: UncheckedEntry, plans: string[], folder: string): Finding[] {
  const { file, body } = entry;
  if (!body) return [];
  const check = (node: MdastNode): Finding[] => {
    const problem = judge(node);
    const inside = "children" in node ? node.children.flatMap(check) : [];
    const line = body.line + (node.position?.start.line ?? 1) - 1;
    if (problem === null) return inside;
    const printed = `${file}, line ${line}: ${problem}`;
    return [{ ...findingAt(entry, ["body"], problem), printed }, ...inside];
  };
  return check(markdownToMdast(body.text, { features: { directive: true } }));

  function judge(node: MdastNode): string | null {
    if (node.type === "containerDirective" || node.type === "leafDirective") {
      if (node.name !== sitePlan)
        return `There is no directive "${node.name}". Write ::site-plan{name=…}, or take the colons out.`;
      const plan = node.attributes?.name ?? "";
      if (plans.includes(plan)) return null;
      return `There is no "${plan}" in ${folder}/site-plans.yaml. In ::site-plan{name=${plan}} write one of: ${plans.join(", ")}; or add the plan.`;
    }
    // Paths of the site are checked with the links of the built pages.
    if (node.type === "image" && !/^(\/|#|[a-z][a-z\d+.-]*:)/i.test(node.url))
      return `The picture ${node.url} would not be shown: a text cannot have pictures of its own. Take it out; the picture of an article is named by photo in its head.`;
    if (node.type === "html")
      return `There is HTML in this text (${node.value.slice(0, 40)}). Take it out: a text is written without < and >.`;
    if (
      (node.type === "link" || node.type === "image" || node.type === "definition") &&
      !isSafeLink(node.url)
    )
      return `The link ${node.url.slice(0, 60)} is none that a visitor can open. Begin it with /, https:// or tel:.`;
    return null;
  }
}

/** Whether a link is a path or has a scheme that runs no code. */
const isSafeLink = (url: string) => !/^[^/?#]*:/.test(url) || /^(https?|mailto|tel):/i.test(url);
