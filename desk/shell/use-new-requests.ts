import { useEffect, useRef } from "react";
import type { RequestList } from "../server-api/request-list.ts";
import { words } from "../words.ts";
import { announce } from "./announcement.ts";

/** Says whose request came in while the desk is open. */
export function useNewRequests(open: RequestList | undefined): void {
  const lastSeen = useRef<number>(undefined);
  useEffect(() => {
    if (!open) return;
    const { requests } = open;
    const seen = lastSeen.current;
    const newest = Math.max(seen ?? 0, ...requests.map(({ receivedAt }) => receivedAt));
    lastSeen.current = newest;
    if (seen === undefined) return;
    const came = requests.filter(({ receivedAt }) => receivedAt > seen);
    const [first] = came;
    if (first) announce(words.inbox.came(first.name, came.length - 1));
  }, [open]);
}
