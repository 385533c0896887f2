const scope = "/desk/";

/** Has the browser keep the desk's files; where it refuses, the desk works with a signal only. */
export async function registerServiceWorker(): Promise<void> {
  await navigator.serviceWorker?.register("/desk/service-worker.js", { scope }).catch(() => {});
}
