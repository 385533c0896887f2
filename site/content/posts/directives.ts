import { defineMdastPlugin, type MdastNode, markdownToMdast } from "satteri";

/** The only directive of an article: a line such as ::site-plan{name=wedding-lawn}. */
const sitePlan = "site-plan";

/**
 * Turns directives into elements: a site plan's line into <site-plan name="wedding-lawn">. A colon
 * within a text, as in 9:00, is no directive here and stays as it was typed.
 */
export const directives = defineMdastPlugin({
  name: "directives",
  options: { position: true },
  leafDirective(node, context) {
    if (node.name !== sitePlan) return;
    const name = node.attributes?.name ?? "";
    context.setProperty(node, "data", { hName: sitePlan, hProperties: { name } });
  },
  textDirective({ position }, { source }) {
    return { type: "text", value: source.slice(position?.start.offset, position?.end.offset) };
  },
});

/** A directive of a Markdown text that stands on a line of its own. */
export type Directive = { name: string; plan: string | undefined; line: number };

/** Returns the directives of a Markdown text; `line` counts from 1. */
export function listDirectives(markdown: string): Directive[] {
  const list = (node: MdastNode): Directive[] => {
    if (node.type === "leafDirective" || node.type === "containerDirective")
      return [
        {
          name: node.name,
          plan: node.name === sitePlan ? (node.attributes?.name ?? "") : undefined,
          line: node.position?.start.line ?? 1,
        },
      ];
    return "children" in node ? node.children.flatMap(list) : [];
  };
  return list(markdownToMdast(markdown, { features: { directive: true } }));
}
