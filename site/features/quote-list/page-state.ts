let isOpen = false;
/** Name of the event that the window gets when the sheet opens or closes. */
const changeEvent = "quote-list-sheet";

/** Whether the sheet with the quote list is open. */
export const isSheetOpen = () => isOpen;

/** Opens the sheet with the quote list, at once or when it is hydrated, or closes it. */
export function setSheetOpen(open: boolean): void {
  isOpen = open;
  dispatchEvent(new Event(changeEvent));
}

/** Calls back when the sheet opens or closes. Returns a function that ends it. */
export function subscribeToSheet(callback: () => void): () => void {
  addEventListener(changeEvent, callback);
  return () => removeEventListener(changeEvent, callback);
}
