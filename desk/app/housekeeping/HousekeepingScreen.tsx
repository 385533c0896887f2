import { useQuery } from "@tanstack/react-query";
import { housekeepingQuery } from "../server-api/queries.ts";
import { Loaded } from "../ui/Loaded.tsx";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { words } from "../words.ts";
import { Backups } from "./Backups.tsx";
import { DeskLog } from "./DeskLog.tsx";
import { EraseAddress } from "./EraseAddress.tsx";
import { ExportLink } from "./ExportLink.tsx";
import { ReminderSwitches } from "./ReminderSwitches.tsx";
import { WaitingMails } from "./WaitingMails.tsx";

/** Mails, reminders, export, backups, erasure, and the log of what was done. */
export default function HousekeepingScreen() {
  const query = useQuery(housekeepingQuery);
  return (
    <>
      <ScreenHeading title={words.titles.housekeeping} />
      <Loaded query={query}>
        {(data) => (
          <div className="gap-x-12 lg:grid lg:grid-cols-2">
            <div className="min-w-0">
              <WaitingMails mails={data.mails} />
              <ReminderSwitches reminders={data.reminders} />
              <ExportLink />
              <Backups backups={data.backups} canBackUp={data.canBackUp} />
            </div>
            <div className="min-w-0">
              <EraseAddress />
              <DeskLog log={data.log} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}
