import { readTelephones } from "../../../server/search/telephone.ts";
import { type DueTimes, promisesTo } from "../request-records/due-times.ts";
import type { InboxRow } from "../request-records/inbox.repository.ts";

/** Returns a row as the desk shows it, with what is due when and the numbers that can be called. */
export const toSummary = <Row extends InboxRow>({ id: _id, ...row }: Row, dueTimes: DueTimes) => ({
  ...row,
  telephones: readTelephones(row.phone),
  ...promisesTo(row, dueTimes),
});
