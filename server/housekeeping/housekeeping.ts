import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../db/database.ts";
import { emptyWriteAheadLog } from "../db/write-ahead-log.ts";
import type { Log } from "../log/log.ts";
import { withoutPersonalData } from "../mail/mail-errors.ts";
import { announceQuarantined } from "../quarantine/announce-quarantined.ts";
import { eraseOtherHashKeys } from "../quarantine/network-hash.repository.ts";
import { utcDay } from "../quarantine/network-hash.ts";
import { removeAbandonedDrafts } from "../quote-requests/drafts.ts";
import { fillEmailKeys } from "../quote-requests/email-key.repository.ts";
import { eraseReceivedBefore } from "../quote-requests/quote-request.repository.ts";
import { announceWeek } from "../reports/weekly.ts";
import type { Clock } from "../time/clock.ts";

const day = 24 * 60 * 60 * 1000;
/** How often it is looked whether something is to be done, in milliseconds. */
const interval = 60_000;

export type Housekeeping = {
  database: Pick<Database, "db" | "write">;
  log: Log;
  clock: Clock;
  mailHost: string;
  /** Where mails, in the folder mail, and backups are kept as files; null where there are no files. */
  dataDir: string | null;
  retentionDays: number;
  hasWeeklyDigest: boolean;
  onNewMail: () => void;
};

/**
 * Erases what is past its time, where the clock can be believed, and tells the owner, once a day, what was held back, and,
 * once a week where that is wanted, what came.
 */
export async function keepHouse(house: Housekeeping, isClockSteady: boolean): Promise<void> {
  const { database, log, clock, mailHost, onNewMail } = house;
  if (isClockSteady) await eraseOld(house);
  await fillEmailKeys(database.db);
  await eraseOtherHashKeys(database.db, utcDay(clock()));
  const announced = await announceQuarantined(database.write, mailHost, clock());
  if (announced > 0) {
    log.info({ requests: announced }, "the owner is told of requests that were held back");
    onNewMail();
  }
  if (house.hasWeeklyDigest && (await announceWeek(database.write, mailHost, clock()))) {
    log.info("the owner is told of the week");
    onNewMail();
  }
  if (house.dataDir) await removeAbandonedDrafts(draftFolders(house.dataDir), clock());
  // What was erased, here or by the owner, is not to stay in it. While somebody reads, the next
  // minute does it.
  await emptyWriteAheadLog(database.db);
}

const draftFolders = (dataDir: string) => [
  dataDir,
  join(dataDir, "mail"),
  join(dataDir, "backups"),
];

async function eraseOld({ database, log, clock, dataDir, retentionDays }: Housekeeping) {
  const oldest = clock() - retentionDays * day;
  const requests = await eraseReceivedBefore(database.db, oldest);
  const mailFiles = dataDir ? await eraseMailFiles(join(dataDir, "mail"), oldest) : 0;
  if (requests + mailFiles > 0) log.info({ requests, mailFiles }, "erased after its time");
}

/** Erases mail files that were written before a moment and returns how many there were. */
async function eraseMailFiles(folder: string, moment: number): Promise<number> {
  let erased = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs >= moment) continue;
    await rm(file, { force: true });
    erased += 1;
  }
  return erased;
}

/** A clock that moves by more than this beside the time that passed was set, in milliseconds. */
const jump = 60_000;
/** A clock is believed once it has gone on evenly for so long, in milliseconds: time enough to be set right after a start. */
const trustAfter = 60 * 60_000;

/**
 * Tells whether the clock has gone on evenly for an hour. What is erased cannot be brought back, and a machine that starts
 * with the wrong year would erase everything. `elapsed` counts milliseconds that no clock setting touches.
 */
export function watchClock(clock: Clock, elapsed: () => number = () => performance.now()) {
  let last = { clock: clock(), elapsed: elapsed() };
  let evenSince = last.elapsed;
  return function isClockSteady(): boolean {
    const now = { clock: clock(), elapsed: elapsed() };
    if (Math.abs(now.clock - last.clock - (now.elapsed - last.elapsed)) > jump)
      evenSince = now.elapsed;
    last = now;
    return now.elapsed - evenSince >= trustAfter;
  };
}

/** Keeps house now and every minute; what fails is tried again the next time. */
export function startHousekeeping(house: Housekeeping): { stop: () => void } {
  const isClockSteady = watchClock(house.clock);
  const run = () =>
    keepHouse(house, isClockSteady()).catch((error) =>
      house.log.error({ reason: withoutPersonalData(error) }, "housekeeping failed"),
    );
  const timer = setInterval(run, interval);
  run();
  return { stop: () => clearInterval(timer) };
}
