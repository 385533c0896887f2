const scope = "/desk/";

/** Has the browser keep the desk's files; where it refuses, the desk works with a signal only. */
export const registerServiceWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.register("/desk/service-worker.js", { scope }).catch(() => undefined);
