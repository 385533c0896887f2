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

const { titles } = words;
const inbox: ScreenLink = { path: "/", label: titles.inbox, icon: Inbox, count: "open" };
const quarantine: ScreenLink = {
  path: "/quarantine",
  label: titles.quarantine,
  icon: ShieldQuestion,
  count: "quarantined",
};
const calendar: ScreenLink = { path: "/calendar", label: titles.calendar, icon: CalendarDays };
const figures: ScreenLink = { path: "/figures", label: titles.figures, icon: ChartColumn };
const website: ScreenLink = { path: "/website", label: titles.website, icon: Globe };
const housekeeping: ScreenLink = {
  path: "/housekeeping",
  label: titles.housekeeping,
  icon: Wrench,
  count: "setAsideMails",
};
const access: ScreenLink = { path: "/access", label: titles.access, icon: KeyRound };
const more: ScreenLink = { ...housekeeping, path: "/more", label: titles.more, icon: Ellipsis };

/** The menu beside the screens; on phones the bar below has some of it, and More the rest. */
export const moreLinks = [website, housekeeping, access];
export const screenLinks = [inbox, quarantine, calendar, figures, ...moreLinks];
export const barLinks = [inbox, quarantine, calendar, figures, more];

/** Whether a link leads to the screen at a path. */
export function isActiveOn(link: ScreenLink, path: string): boolean {
  if (link.path === "/") return path === "/" || path.startsWith("/requests/");
  if (link === more) return path === link.path || moreLinks.some((each) => isActiveOn(each, path));
  return path === link.path || path.startsWith(`${link.path}/`);
}
