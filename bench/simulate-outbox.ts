/**
 * Simulates how long mails wait in the outbox, with its own retry schedule, while many quote
 * requests come in and the mail service limits its rate:
 * `node --import tsx bench/simulate-outbox.ts`.
 */
import { delayAfter } from "../server/outbox/retry-schedule.ts";
import { quantile } from "./row.ts";

type Scenario = {
  name: string;
  /** Quote requests in a day, a fifth of them within one hour. */
  quotesADay: number;
  /** Further quote requests within ten minutes. */
  burst: number;
  replicas: number;
};

/** Mails that each server sends at a time, as in server/outbox/outbox.worker.ts. */
const parallel = 4;
/** How long the service takes for a mail, in seconds. */
const sendTime = 0.3;
/** Mails a second that the service accepts; Resend accepts two requests. */
const limits = [2, 10, 100];

const scenarios: Scenario[] = [
  { name: "today: 20 quotes a day", quotesADay: 20, burst: 0, replicas: 1 },
  { name: "10 times", quotesADay: 200, burst: 0, replicas: 1 },
  { name: "1,000 times", quotesADay: 20_000, burst: 0, replicas: 2 },
  { name: "today, and 1,000 quotes in ten minutes", quotesADay: 20, burst: 1_000, replicas: 1 },
  { name: "1,000 times, and 5,000 in ten minutes", quotesADay: 20_000, burst: 5_000, replicas: 2 },
];

const hour = 3_600;
const peak = 19 * hour;

/** Returns when quote requests come, in seconds since midnight. */
function arrivals({ quotesADay, burst }: Scenario, random: () => number): number[] {
  const even = Array.from({ length: Math.round(quotesADay * 0.8) }, () => random() * 24 * hour);
  const inPeak = Array.from({ length: Math.round(quotesADay * 0.2) }, () => peak + random() * hour);
  const inBurst = Array.from({ length: burst }, () => peak + random() * 600);
  return [...even, ...inPeak, ...inBurst].sort((a, b) => a - b);
}

/** Simulates a day in steps of 50 ms; returns how long each mail waited, in seconds. */
function simulate(scenario: Scenario, perSecond: number): number[] {
  const random = seeded(42);
  const mails = arrivals(scenario, random).flatMap((at) => [
    { came: at, next: at, attempts: 0 },
    { came: at, next: at, attempts: 0 },
  ]);
  const step = 0.05;
  const workers = scenario.replicas * parallel;
  const waits: number[] = [];
  const waiting: typeof mails = [];
  const busyUntil = Array<number>(workers).fill(0);
  let tokens = perSecond;
  let coming = 0;
  let last = 0;
  for (let now = 0; waits.length < mails.length; now += step) {
    // Skips to the next quote request.
    if (waiting.length === 0 && coming < mails.length)
      now = Math.max(now, (mails[coming] as { came: number }).came);
    tokens = Math.min(perSecond, tokens + perSecond * (now - last));
    last = now;
    while (coming < mails.length && (mails[coming] as { came: number }).came <= now)
      waiting.push(mails[coming++] as (typeof mails)[0]);
    for (const [worker, until] of busyUntil.entries()) {
      if (until > now) continue;
      const at = waiting.findIndex(({ next }) => next <= now);
      if (at < 0) break;
      const mail = waiting[at] as (typeof mails)[0];
      busyUntil[worker] = now + sendTime;
      if (tokens >= 1) {
        tokens -= 1;
        waiting.splice(at, 1);
        waits.push(now + sendTime - mail.came);
      } else {
        mail.attempts += 1;
        // The service asks for a retry after one second; our own delay is longer.
        mail.next = now + delayAfter(mail.attempts, 1_000, random) / 1_000;
      }
    }
  }
  return waits;
}

/** Returns a generator of the same numbers in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const formatDuration = (seconds: number) =>
  seconds < 90 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(0)} min`;

console.log(
  "| quotes | mails a second that the service takes | half wait at most | 99 of 100 | the last |",
);
console.log("|---|---|---|---|---|");
for (const scenario of scenarios)
  for (const perSecond of limits) {
    const waits = simulate(scenario, perSecond);
    const [half, nearly, last] = [0.5, 0.99, 1].map((share) =>
      formatDuration(quantile(waits, share)),
    );
    console.log(`| ${scenario.name} | ${perSecond} | ${half} | ${nearly} | ${last} |`);
  }
