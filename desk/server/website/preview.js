/*
 * Runs on the pages of a preview: a tap on a text, a picture, a phone number or an e-mail address
 * leads to its field; other links and controls do what they do.
 */
document.addEventListener("click", (event) => {
  const target = event.target;
  if (!(target instanceof Element) || getSelection()?.toString()) return;
  const link = target.closest("a");
  if (
    (link && !/^(tel|mailto):/.test(link.protocol)) ||
    target.closest("button, input, select, textarea, label, summary, form, dialog, #preview-banner")
  )
    return;
  event.preventDefault();
  if (link)
    return location.assign(
      "/desk/website/entry?file=business.yaml&path=" +
        (link.protocol === "tel:" ? "phone" : "email"),
    );
  // Of pictures in one place, the one that is seen.
  const isSeen = (each) =>
    !each || (getComputedStyle(each).opacity !== "0" && isSeen(each.parentElement));
  const under = target.closest("img")
    ? document.elementsFromPoint(event.clientX, event.clientY)
    : [];
  const picture = under.find((each) => each.matches("img") && isSeen(each));
  // A text with the words inside it, without the headings and paragraphs beside it.
  const isInline = (each) => getComputedStyle(each).display === "inline";
  const textIn = (block) =>
    [...block.childNodes]
      .map((node) =>
        node.nodeType === Node.TEXT_NODE
          ? node.data
          : node instanceof HTMLElement && isInline(node)
            ? node.textContent
            : " ",
      )
      .join("");
  let block = target;
  while (isInline(block) && block.parentElement) block = block.parentElement;
  const text = (picture?.alt ?? textIn(block)).replace(/\s+/g, " ").trim();
  if (text) location.assign(`/desk/website?text=${encodeURIComponent(text.slice(0, 300))}`);
});
