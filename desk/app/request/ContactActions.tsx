import { Mail, MapPin, Navigation, Phone } from "lucide-react";
import type { RequestSummary } from "../../server/desk-answers.ts";
import { LinkButton } from "../ui/Button.tsx";
import { words } from "../words.ts";

const maps = "https://www.google.com/maps/";

/** Call, reply, map and directions, one tap each, as far as it is known where to. */
export function ContactActions({
  request: { telephones, email, location },
}: {
  request: RequestSummary;
}) {
  const place = encodeURIComponent(location ?? "");
  const outside = { target: "_blank", rel: "noreferrer" };
  return (
    <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 sm:flex">
      {telephones.map(({ link, shown }) => (
        <LinkButton key={link} href={link}>
          <Phone size={18} strokeWidth={1.75} />
          {words.actions.call}
          {telephones.length > 1 && ` ${shown}`}
        </LinkButton>
      ))}
      {email !== null && (
        <LinkButton look="main" href="#reply">
          <Mail size={18} strokeWidth={1.75} />
          {words.actions.reply}
        </LinkButton>
      )}
      {location !== null && (
        <>
          <LinkButton href={`${maps}search/?api=1&query=${place}`} {...outside}>
            <MapPin size={18} strokeWidth={1.75} />
            Map
          </LinkButton>
          <LinkButton href={`${maps}dir/?api=1&destination=${place}`} {...outside}>
            <Navigation size={18} strokeWidth={1.75} />
            Directions
          </LinkButton>
        </>
      )}
    </div>
  );
}
