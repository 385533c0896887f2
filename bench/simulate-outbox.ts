/**
 * How long mails wait when many quotes come and the mail service takes so many a second: a simulation with the outbox's
 * own rules (`node --import tsx bench/simulate-outbox.ts`). Paper says how many a day fit; it does not say what refusals and growing pauses make of a rush.
 */
import { delayAfter } from "../server/outbox/retry-schedule.ts";
import { quantile } from "./row.ts";

type Scenario = {
  name: string;
  /** Quotes in a day, of which a fifth comes within one hour of the evening. */
  quotesADay: number;
  /** Quotes within ten minutes on top of that, as after a programme on television. */
  rush: number;
  replicas: number;
};

/** Mails that each server sends at a time (server/outbox/outbox.worker.ts), and how long the service takes for one, in seconds. */
const lines = 4;
const sending = 0.3;
/** Mails that the service takes in a second; Resend's own limit is two requests. */
const limits = [2, 10, 100];

const scenarios: Scenario[] = [
  { name: "today: 20 quotes a day", quotesADay: 20, rush: 0, replicas: 1 },
  { name: "10 times", quotesADay: 200, rush: 0, replicas: 1 },
  { name: "1,000 times", quotesADay: 20_000, rush: 0, replicas: 2 },
  { name: "today, and 1,000 quotes in ten minutes", quotesADay: 20, rush: 1_000, replicas: 1 },
  { name: "1,000 times, and 5,000 in ten minutes", quotesADay: 20_000, rush: 5_000, replicas: 2 },
];

const hour = 3_600;
const evening = 19 * hour;

/** Moments of a day at which quotes come, in seconds, always the same for a seed. */
function arrivals({ quotesADay, rush }: Scenario, random: () => number): number[] {
  const calm = Array.from({ length: Math.round(quotesADay * 0.8) }, () => random() * 24 * hour);
  const busy = Array.from(
    { length: Math.round(quotesADay * 0.2) },
    () => evening + random() * hour,
  );
  const rushed = Array.from({ length: rush }, () => evening + random() * 600);
  return [...calm, ...busy, ...rushed].sort((a, b) => a - b);
}

/** Runs a day in steps of 50 ms and returns how long each mail waited until it was out, in seconds. */
function simulate(scenario: Scenario, perSecond: number): number[] {
  const random = seeded(42);
  const mails = arrivals(scenario, random).flatMap((at) => [
    { came: at, next: at, attempts: 0 },
    { came: at, next: at, attempts: 0 },
  ]);
  const step = 0.05;
  const most = scenario.replicas * lines;
  const waits: number[] = [];
  const waiting: typeof mails = [];
  const busyUntil = Array<number>(most).fill(0);
  let tokens = perSecond;
  let coming = 0;
  let last = 0;
  for (let now = 0; waits.length < mails.length; now += step) {
    // Nothing happens in the night.
    if (waiting.length === 0 && coming < mails.length)
      now = Math.max(now, (mails[coming] as { came: number }).came);
    tokens = Math.min(perSecond, tokens + perSecond * (now - last));
    last = now;
    while (coming < mails.length && (mails[coming] as { came: number }).came <= now)
      waiting.push(mails[coming++] as (typeof mails)[0]);
    for (const [line, until] of busyUntil.entries()) {
      if (until > now) continue;
      const at = waiting.findIndex(({ next }) => next <= now);
      if (at < 0) break;
      const mail = waiting[at] as (typeof mails)[0];
      busyUntil[line] = now + sending;
      if (tokens >= 1) {
        tokens -= 1;
        waiting.splice(at, 1);
        waits.push(now + sending - mail.came);
      } else {
        mail.attempts += 1;
        // The service says to come again in a second; our own pause is longer.
        mail.next = now + delayAfter(mail.attempts, 1_000, random) / 1_000;
      }
    }
  }
  return waits;
}

/** The same numbers in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const spoken = (seconds: number) =>
  seconds < 90 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(0)} min`;

console.log(
  "| quotes | mails a second that the service takes | half wait at most | 99 of 100 | the last |",
);
console.log("|---|---|---|---|---|");
for (const scenario of scenarios)
  for (const perSecond of limits) {
    const waits = simulate(scenario, perSecond);
    const [half, nearly, last] = [0.5, 0.99, 1].map((share) => spoken(quantile(waits, share)));
    console.log(`| ${scenario.name} | ${perSecond} | ${half} | ${nearly} | ${last} |`);
  }
