import {
  CalendarDays,
  ChartColumn,
  Ellipsis,
  Globe,
  Inbox,
  KeyRound,
  type LucideIcon,
  ShieldQuestion,
  Wrench,
} from "lucide-react";
import type { DeskCounts } from "../../server/desk-answers.ts";
import { words } from "../words.ts";

export type Entry = {
  path: string;
  label: string;
  icon: LucideIcon;
  /** How many wait there. */
  count?: keyof DeskCounts;
};

const inbox: Entry = { path: "/", label: words.titles.inbox, icon: Inbox, count: "open" };
const calendar: Entry = { path: "/calendar", label: words.titles.calendar, icon: CalendarDays };
const quarantine: Entry = {
  path: "/quarantine",
  label: words.titles.quarantine,
  icon: ShieldQuestion,
  count: "quarantined",
};
const figures: Entry = { path: "/figures", label: words.titles.figures, icon: ChartColumn };
const website: Entry = { path: "/website", label: words.titles.website, icon: Globe };
const housekeeping: Entry = {
  path: "/housekeeping",
  label: words.titles.housekeeping,
  icon: Wrench,
  count: "setAsideMails",
};
const access: Entry = { path: "/access", label: words.titles.access, icon: KeyRound };
const more: Entry = { ...housekeeping, path: "/more", label: words.titles.more, icon: Ellipsis };

/** The menu beside the screens; on phones the bar below has some of it, and the rest behind More. */
export const entries: readonly Entry[] = [
  inbox,
  quarantine,
  calendar,
  figures,
  website,
  housekeeping,
  access,
];
export const barEntries: readonly Entry[] = [inbox, quarantine, calendar, figures, more];
export const moreEntries: readonly Entry[] = [website, housekeeping, access];

/** Whether an entry leads to the screen at a path. */
export function isCurrent(entry: Entry, path: string): boolean {
  if (entry.path === "/") return path === "/" || path.startsWith("/requests/");
  if (entry === more)
    return path === entry.path || moreEntries.some((each) => isCurrent(each, path));
  return path === entry.path || path.startsWith(`${entry.path}/`);
}
