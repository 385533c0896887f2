/** The push services of browsers: Chrome and Edge on Android, Firefox, Edge on Windows, Safari. */
const services = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  "updates.push.services.mozilla.com",
  "*.notify.windows.com",
  "*.push.apple.com",
];

/** Whether a subscription's endpoint is one of a browser's push service, by its host. */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:" || url.username || url.password || url.port) return false;
  return services.some((service) =>
    service.startsWith("*") ? url.hostname.endsWith(service.slice(1)) : url.hostname === service,
  );
}
