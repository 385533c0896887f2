import { deskPath } from "../../server/paths.ts";

/** Has the browser keep the desk's files; where it refuses, the desk works with a signal only. */
export const registerServiceWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.register(`${deskPath}service-worker.js`).catch(() => undefined);
