import { defineMdastPlugin } from "satteri";

/** The only directive of an article: a line such as ::site-plan{name=wedding-lawn}. */
export const sitePlan = "site-plan";

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
