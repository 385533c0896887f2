/**
 * Runs in the head of every page, before its first paint.
 *
 * Marks the page where the browser fades between documents by itself, so that it does not fade twice. What is asked for is
 * the rule's own interface: `@supports` cannot ask for an at-rule, and the properties of transitions within a document are
 * known to browsers that have none between documents (Firefox).
 *
 * Marks a page that Back or Forward led to, which is laid out whole at once: the browser returns to a place that it
 * remembers by its distance from the top.
 *
 * Keeps the last click on a button that needs an island's code, for the island to find when its code comes.
 */
export const beforePaint = `{let{dataset:d}=document.documentElement;self.CSSViewTransitionRule&&(d.fades="");performance.getEntriesByType("navigation")[0]?.type=="back_forward"&&(d.back="")}addEventListener("click",e=>{self.earlyClick=e.target.closest("[data-waits] button")},!0)`;
