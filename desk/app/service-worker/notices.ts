type Notice = { title?: string; body?: string; url?: string; tag?: string };

type ShownNotice = { title: string; close(): void; data: unknown };
type DeskWindow = {
  url: string;
  focus(): Promise<DeskWindow>;
  navigate(url: string): Promise<unknown>;
};
type WorkerEvent = { waitUntil(done: Promise<unknown>): void };
type WorkerScope = {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<DeskWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(
    name: "push",
    listener: (event: WorkerEvent & { data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    name: "notificationclick",
    listener: (event: WorkerEvent & { notification: ShownNotice }) => void,
  ): void;
};

const worker = globalThis as unknown as WorkerScope;
const desk = "/desk/";

/** Shows the notices that the server pushes; a tap on one opens its address in the desk. */
export function showNotices(): void {
  worker.addEventListener("push", (event) => event.waitUntil(showNotice(readNotice(event.data))));
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openAddress(String(event.notification.data)));
  });
}

function showNotice({ title = "New quote request", body = "", url = desk, tag }: Notice) {
  return worker.registration.showNotification(title, {
    body,
    icon: "/icons/icon-192.png",
    // A notice that takes the place of another is heard as well.
    ...(tag && { tag, renotify: true }),
    data: url.startsWith(desk) ? url : desk,
  });
}

function readNotice(data: { json(): unknown } | null): Notice {
  try {
    return (data?.json() ?? {}) as Notice;
  } catch {
    return {};
  }
}

/** Shows an address of the desk in its window, or in a new one where none is open. */
async function openAddress(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname.startsWith(desk));
  if (!open) return void (await worker.clients.openWindow(path));
  await open.focus();
  await open.navigate(path).catch(() => worker.clients.openWindow(path));
}
