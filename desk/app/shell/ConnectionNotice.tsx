import { HardDrive, WifiOff } from "lucide-react";
import { timeAgo } from "../time/time-left.ts";
import { useNow } from "../time/use-now.ts";
import { useStore } from "../ui/store.ts";
import { unstoredKeys } from "../unsent-actions/stored-map.ts";
import { useSignal } from "./use-signal.ts";

const look = "mb-5 flex items-start gap-3 bg-ink px-4 py-3 text-sm text-ivory";

/**
 * Says that there is no connection, and at what time the data on the screen were read; and that the
 * browser does not store what is done or typed here.
 */
export function ConnectionNotice({
  lastRead,
  hasFailed,
}: {
  lastRead: number;
  hasFailed: boolean;
}) {
  const isOnline = useSignal();
  const isCut = !isOnline || hasFailed;
  const isUnstored = useStore(unstoredKeys).size > 0;
  useNow();
  const age = timeAgo(Date.now() - lastRead);
  return (
    <div role="status" className="sticky top-0 z-20">
      {isCut && lastRead > 0 && (
        <p className={look}>
          <WifiOff size={20} strokeWidth={1.5} className="shrink-0" />
          {isOnline
            ? `The server does not answer. Read ${age}; what you do waits for a signal.`
            : `You are offline. Read ${age}; what you do waits for a signal.`}
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
