import { HardDrive, WifiOff } from "lucide-react";
import { useIsOnline } from "../server-api/use-is-online.ts";
import { timeAgo } from "../time/time-left.ts";
import { useNow } from "../time/use-now.ts";
import { useStore } from "../ui/store.ts";
import { unstoredKeys } from "../unsent-actions/stored-map.ts";
import { useWaitingActions } from "../unsent-actions/unsent.ts";
import { words } from "../words.ts";

const look = "flex items-start gap-3 bg-ink px-4 py-3 text-sm text-ivory";

/**
 * Says that there is no connection, at what time the data on the screen were read and how much
 * waits to be sent, which is listed right below; and that the browser does not store what is done
 * or typed here.
 */
export function ConnectionNotice({ isCut, lastRead }: { isCut: boolean; lastRead: number }) {
  const isOnline = useIsOnline();
  const waiting = useWaitingActions().length;
  const isUnstored = useStore(unstoredKeys).size > 0;
  useNow();
  const age = timeAgo(Date.now() - lastRead);
  const what = isOnline ? "The server does not answer." : "You are offline.";
  const waits = waiting > 0 ? words.waiting(waiting) : "what you do waits for a signal";
  return (
    <div
      role="status"
      className={`sticky top-0 z-20 ${isCut && waiting > 0 ? "" : "not-empty:mb-5"}`}
    >
      {isCut && (
        <p className={look}>
          <WifiOff size={20} strokeWidth={1.5} className="shrink-0" />
          {`${what} Read ${age}; ${waits}.`}
        </p>
      )}
      {isUnstored && (
        <p className={look}>
          <HardDrive size={20} strokeWidth={1.5} className="shrink-0" />
          This device has no room for what you do and type here, or may not store it: it is gone
          when you close the desk. Stay until it is sent, or free some space.
        </p>
      )}
    </div>
  );
}
