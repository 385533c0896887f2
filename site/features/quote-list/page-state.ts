/** What one part of the open page tells the others; a reload forgets it. */
type PageState = {
  isSheetOpen: boolean;
  /** Address of the form with the planner's answer; null until a visitor changes its example. */
  plannedLink: string | null;
};

let state: PageState = { isSheetOpen: false, plannedLink: null };
/** Name of the event that the window gets whenever this changes. */
const changeEvent = "quote-page-state";

export const readPageState = (): PageState => state;

/** Changes the page's state and tells all who have subscribed. */
export function changePageState(change: Partial<PageState>): void {
  state = { ...state, ...change };
  dispatchEvent(new Event(changeEvent));
}

/** Opens the sheet with the quote list, at once or when it is hydrated, or closes it. */
export const setSheetOpen = (isSheetOpen: boolean): void => changePageState({ isSheetOpen });

/** Calls back whenever the page's state changes. Returns a function that ends it. */
export function subscribeToPageState(callback: () => void): () => void {
  addEventListener(changeEvent, callback);
  return () => removeEventListener(changeEvent, callback);
}
