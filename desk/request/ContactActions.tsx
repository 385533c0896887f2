import { Mail, MapPin, Navigation, Phone } from "lucide-react";
import type { RequestDetail } from "../../server/desk/desk-api.ts";
import { LinkButton } from "../ui/Button.tsx";
import { words } from "../words.ts";
import { phoneLink } from "./links.ts";

const maps = "https://www.google.com/maps/";

/** Call, reply, map and directions, one tap each. */
export function ContactActions({ request: { phone, location } }: { request: RequestDetail }) {
  const place = encodeURIComponent(location);
  const outside = { target: "_blank", rel: "noreferrer" };
  return (
    <div className="mt-5 grid grid-cols-2 gap-2 sm:flex">
      <LinkButton look="main" href={phoneLink(phone)}>
        <Phone size={18} strokeWidth={1.75} />
        {words.actions.call}
      </LinkButton>
      <LinkButton href="#reply">
        <Mail size={18} strokeWidth={1.75} />
        {words.actions.reply}
      </LinkButton>
      <LinkButton href={`${maps}search/?api=1&query=${place}`} {...outside}>
        <MapPin size={18} strokeWidth={1.75} />
        {words.request.map}
      </LinkButton>
      <LinkButton href={`${maps}dir/?api=1&destination=${place}`} {...outside}>
        <Navigation size={18} strokeWidth={1.75} />
        {words.request.directions}
      </LinkButton>
    </div>
  );
}
