import { type DueTimes, promisesTo } from "../../quote-records/due-times.ts";
import type { InboxRow } from "../../quote-records/inbox.repository.ts";

/** Returns a row as the desk shows it, with what is due when. */
export const toSummary = <Row extends InboxRow>({ id: _id, ...row }: Row, dueTimes: DueTimes) => ({
  ...row,
  ...promisesTo(row, dueTimes),
});
