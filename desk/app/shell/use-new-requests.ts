import { useEffect, useRef } from "react";
import type { RequestPage } from "../../server/desk-answers.ts";
import { announce } from "../ui/announcement.ts";

const describeNewRequests = (name: string, more: number) =>
  more > 0 ? `New requests from ${name} and ${more} more.` : `New request from ${name}.`;

/** Says whose request came in by the form while the desk is open. */
export function useNewRequests(open: RequestPage | undefined): void {
  const lastRead = useRef<number>(undefined);
  useEffect(() => {
    if (!open) return;
    const before = lastRead.current;
    lastRead.current = open.now;
    if (before === undefined) return;
    const came = open.requests.filter(
      ({ receivedAt, origin }) => receivedAt > before && origin === "form",
    );
    const [first] = came;
    if (first) announce(describeNewRequests(first.name, came.length - 1));
  }, [open]);
}
