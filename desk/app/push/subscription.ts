import type { PushSubscriptionBody } from "../../server/desk-api.ts";
import { deskPath } from "../../server/paths.ts";
import { hasCode, postJson } from "../server-api/request-json.ts";
import { registerServiceWorker } from "../service-worker/register.ts";

/** Whether this browser can show notices. An iPhone's can from the home screen only. */
export const canPush = () =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Returns this browser's subscription, where it has one. */
export async function readSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration(deskPath);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes this browser to notices; throws a sentence where that is not allowed. */
export async function switchOn(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted")
    throw new Error(
      "Your browser does not allow notices of this site. Allow them in its settings.",
    );
  const subscription = await subscribe(publicKey).catch(() => {
    throw new Error("Your browser could not switch notices on. Please try again later.");
  });
  await postJson("push", bodyOf(subscription)).catch(async (error) => {
    await subscription.unsubscribe();
    throw error;
  });
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  // Without a registration, `ready` would wait for ever.
  if (!(await registerServiceWorker())) throw new Error("There is no service worker.");
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  return pushManager.subscribe(options).catch(async () => {
    // A browser subscribes once, and keeps the key that the server had then.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
}

/** Ends this browser's subscription, at the server first. */
export async function switchOff(): Promise<void> {
  const subscription = await readSubscription();
  if (!subscription) return;
  await postJson("push/remove", bodyOf(subscription)).catch((error) => {
    // A push service that knows the subscription no more has had the server remove it.
    if (!hasCode(error, "not-found")) throw error;
  });
  await subscription.unsubscribe();
}

function bodyOf(subscription: PushSubscription): PushSubscriptionBody {
  const { endpoint = "", keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
}
