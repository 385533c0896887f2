import type { Access } from "../../server/desk-answers.ts";

/** A device with all that signs in or reads the calendar there. */
export type Device = Access["devices"][number] & {
  sessions: Access["sessions"];
  passkeys: Access["passkeys"];
  feeds: Access["feeds"];
  /** The names of the other devices that its passkeys sign in. */
  sharedWith: string[];
};

/** Returns the devices that have anything, this one first, and the addresses of no device. */
export function groupByDevice({ devices, sessions, passkeys, feeds }: Access) {
  const nameOf = (id: string) => devices.find((device) => device.id === id)?.name ?? "";
  const grouped = devices.map((device): Device => {
    const isHere = (each: { deviceId: string | null }) => each.deviceId === device.id;
    const own = passkeys.filter(({ deviceIds }) => deviceIds.includes(device.id));
    const others = own.flatMap(({ deviceIds }) => deviceIds.filter((id) => id !== device.id));
    return {
      ...device,
      sessions: sessions.filter(isHere),
      passkeys: own,
      feeds: feeds.filter(isHere),
      sharedWith: [...new Set(others)].map(nameOf),
    };
  });
  const inUse = grouped.filter((device) =>
    [device.sessions, device.passkeys, device.feeds].some((each) => each.length > 0),
  );
  return {
    devices: inUse.toSorted((a, b) => Number(b.isThis) - Number(a.isThis)),
    otherFeeds: feeds.filter(({ deviceId }) => deviceId === null),
  };
}
