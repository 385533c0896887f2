import {
  Building2,
  CalendarDays,
  Droplets,
  HardHat,
  Heart,
  type LucideIcon,
  Phone,
  ShieldCheck,
  Sparkles,
  Tent,
  Thermometer,
  Truck,
  Users,
} from "lucide-react";
import type { iconNames } from "./icon-names.ts";

export type IconName = (typeof iconNames)[number];

const icons: Record<IconName, LucideIcon> = {
  building: Building2,
  calendar: CalendarDays,
  droplets: Droplets,
  "hard-hat": HardHat,
  heart: Heart,
  phone: Phone,
  shield: ShieldCheck,
  sparkles: Sparkles,
  tent: Tent,
  thermometer: Thermometer,
  truck: Truck,
  users: Users,
};

/** A decorative icon beside text. */
export function Icon({ name }: { name: IconName }) {
  const Drawing = icons[name];
  return <Drawing size={26} strokeWidth={1.25} className="text-brass" aria-hidden="true" />;
}
