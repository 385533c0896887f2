import { valueInWords } from "../../../quote-request/choices.ts";
import type { Database } from "../../../server/db/database.ts";
import type { Log } from "../../../server/log/log.ts";
import { withoutPersonalData } from "../../../server/log/without-personal-data.ts";
import type { Clock } from "../../../server/time/clock.ts";
import { daysInShort } from "../../../server/time/format-dates.ts";
import { deskPath, requestPath } from "../paths.ts";
import { cityFinder } from "../request-records/city-finder.ts";
import { openPushKeys, type PushKeys } from "./push-keys.ts";
import { isPushService } from "./push-services.ts";
import {
  listSubscriptions,
  type PushSubscription,
  unsubscribe,
} from "./push-subscriptions.repository.ts";
import { claimUnnoticed, type UnnoticedRequest } from "./unnoticed.repository.ts";
import { encryptMessage, signRequest } from "./web-push.ts";

/** Milliseconds until a push service must have answered. */
const sendTimeout = 10_000;
/** Seconds for which a push service keeps a notice for a phone that is off. */
const timeToLive = 24 * 60 * 60;

export type PushNotices = {
  /** By which browsers and push services know this server. */
  publicKey: string;
  /** Throws where nothing can be encrypted for a subscription. */
  check: (subscription: PushSubscription) => void;
  isAllowed: (endpoint: string) => boolean;
  /** Sends notices of the requests that came since the last call; never throws. */
  send: () => Promise<void>;
};

type PushDeps = {
  database: Pick<Database, "db" | "transact">;
  clock: Clock;
  log: Log;
  siteUrl: string;
  /** Who gets notices; the first is whom push services may write to. */
  people: readonly string[];
  /** Returns the cities that have a page, which a notice may name. */
  listCities: () => readonly string[];
  isAllowed?: (endpoint: string) => boolean;
};

/** What the service worker of the desk shows. */
type Notice = { title: string; body: string; url: string; tag: string };

/**
 * Returns what sends a notice of each new quote request to the devices that want them; makes the
 * keys of the database where it has none.
 */
export async function openPushNotices(deps: PushDeps): Promise<PushNotices> {
  const { database, clock, log, people, listCities, isAllowed = isPushService } = deps;
  const { db, transact } = database;
  const keys = await openPushKeys(database);
  const sendTo = pushSender({ ...deps, isAllowed }, keys);

  async function sendUnnoticed(): Promise<void> {
    const subscriptions = await listSubscriptions(db, people, clock());
    if (subscriptions.length === 0) return;
    const notice = noticeOf(await transact(claimUnnoticed, "push-notices"), listCities);
    if (!notice) return;
    await Promise.all(subscriptions.map((one) => sendTo(one, notice)));
  }

  // One run at a time; calls meanwhile have another follow it.
  let run: Promise<void> | null = null;
  let isAskedAgain = false;
  const runAll = async () => {
    do {
      isAskedAgain = false;
      await sendUnnoticed().catch((error) =>
        log.error({ reason: withoutPersonalData(error) }, "push notices could not be sent"),
      );
    } while (isAskedAgain);
    run = null;
  };
  return {
    publicKey: keys.publicKey,
    isAllowed,
    check: (subscription) => void encryptMessage(subscription, ""),
    send() {
      isAskedAgain = run !== null;
      run ??= runAll();
      return run;
    },
  };
}

/** Returns what sends a notice to a device, and forgets one that has unsubscribed; never throws. */
function pushSender(
  { database, clock, log, siteUrl, people, isAllowed }: Required<PushDeps>,
  keys: PushKeys,
) {
  const subject = siteUrl.startsWith("https:") ? siteUrl : `mailto:${people[0]}`;
  return async (subscription: PushSubscription, notice: Notice): Promise<void> => {
    const { endpoint } = subscription;
    try {
      if (!isAllowed(endpoint)) throw new Error("This is no push service of a browser");
      const answer = await fetch(endpoint, {
        method: "POST",
        headers: {
          Authorization: signRequest(endpoint, keys, { subject, now: clock() }),
          "Content-Encoding": "aes128gcm",
          "Content-Type": "application/octet-stream",
          TTL: String(timeToLive),
          Urgency: "high",
        },
        body: encryptMessage(subscription, JSON.stringify(notice)),
        redirect: "error",
        signal: AbortSignal.timeout(sendTimeout),
      });
      await answer.body?.cancel();
      // The browser has unsubscribed (RFC 8030, section 7.3).
      if (answer.status === 404 || answer.status === 410) await unsubscribe(database.db, endpoint);
      else if (!answer.ok) log.warn({ status: answer.status }, "push notice refused");
    } catch (error) {
      log.warn({ reason: withoutPersonalData(error) }, "push notice not sent");
    }
  };
}

/** Returns what a notice says: no name and no address, because locked screens show it. */
function noticeOf(
  requests: readonly UnnoticedRequest[],
  listCities: () => readonly string[],
): Notice | null {
  const [first] = requests;
  if (!first) return null;
  if (requests.length > 1)
    return {
      title: `${requests.length} new quote requests`,
      body: "The first is to be answered first.",
      url: deskPath,
      tag: "new-requests",
    };
  const { reference, eventType, guestCount, location, startDate, endDate } = first;
  const parts = [
    valueInWords("eventType", eventType),
    valueInWords("guestCount", guestCount),
    cityFinder(listCities())(location),
    daysInShort(startDate, endDate),
  ];
  return {
    title: "New quote request",
    body: parts.filter(Boolean).join(", "),
    url: requestPath(reference),
    tag: reference,
  };
}
