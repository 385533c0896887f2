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

export type ScreenLink = {
  path: string;
  label: string;
  icon: LucideIcon;
  /** How many wait there. */
  count?: keyof DeskCounts;
};

const inbox: ScreenLink = { path: "/", label: words.titles.inbox, icon: Inbox, count: "open" };
const calendar: ScreenLink = {
  path: "/calendar",
  label: words.titles.calendar,
  icon: CalendarDays,
};
const quarantine: ScreenLink = {
  path: "/quarantine",
  label: words.titles.quarantine,
  icon: ShieldQuestion,
  count: "quarantined",
};
const figures: ScreenLink = { path: "/figures", label: words.titles.figures, icon: ChartColumn };
const website: ScreenLink = { path: "/website", label: words.titles.website, icon: Globe };
const housekeeping: ScreenLink = {
  path: "/housekeeping",
  label: words.titles.housekeeping,
  icon: Wrench,
  count: "setAsideMails",
};
const access: ScreenLink = { path: "/access", label: words.titles.access, icon: KeyRound };
const more: ScreenLink = {
  ...housekeeping,
  path: "/more",
  label: words.titles.more,
  icon: Ellipsis,
};

/** The menu beside the screens; on phones the bar below has some of it, and the rest behind More. */
export const screenLinks: readonly ScreenLink[] = [
  inbox,
  quarantine,
  calendar,
  figures,
  website,
  housekeeping,
  access,
];
export const barLinks: readonly ScreenLink[] = [inbox, quarantine, calendar, figures, more];
export const moreLinks: readonly ScreenLink[] = [website, housekeeping, access];

/** Whether a link leads to the screen at a path. */
export function isCurrent(link: ScreenLink, path: string): boolean {
  if (link.path === "/") return path === "/" || path.startsWith("/requests/");
  if (link === more) return path === link.path || moreLinks.some((each) => isCurrent(each, path));
  return path === link.path || path.startsWith(`${link.path}/`);
}
