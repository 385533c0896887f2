import {
  Building2,
  CalendarDays,
  createLucideIcon,
  Droplets,
  HardHat,
  type LucideIcon,
  Phone,
  ShieldCheck,
  Tent,
  Truck,
  Users,
} from "lucide-react";
import type { iconNames } from "./icon-names.ts";

export type IconName = (typeof iconNames)[number];

const draw = (name: string, d: string) => createLucideIcon(name, [["path", { d, key: name }]]);

const icons: Record<IconName, LucideIcon> = {
  basin: draw(
    "basin",
    "M3 12h18M5 12c0 4 3 6 7 6s7-2 7-6M12 18v3M8 21h8M11 12V6a3 3 0 0 1 6 0v1.5",
  ),
  building: Building2,
  calendar: CalendarDays,
  droplets: Droplets,
  "hard-hat": HardHat,
  phone: Phone,
  rings: draw(
    "rings",
    "M14 15a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0M21 15a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0M6.5 4.5h4L8.5 8z",
  ),
  shield: ShieldCheck,
  tent: Tent,
  truck: Truck,
  users: Users,
  // Half a sun and half a snowflake.
  warmth: draw(
    "warmth",
    "M11 7.5a4.5 4.5 0 0 0 0 9M11 2v2.5M4.5 5.5 6 7M1.5 12H4M4.5 18.5 6 17M11 19.5V22M14 12h8M14 12l4.5-6.5M14 12l4.5 6.5M19 9.5 16.5 12l2.5 2.5M19.5 8h-3V5M19.5 16h-3v3",
  ),
};

/** A decorative icon beside text. */
export function Icon({ name }: { name: IconName }) {
  const Drawing = icons[name];
  return (
    <Drawing size={26} strokeWidth={1.25} className="shrink-0 text-brass" aria-hidden="true" />
  );
}
