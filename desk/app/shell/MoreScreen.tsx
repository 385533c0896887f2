import { ChevronRight } from "lucide-react";
import { Link } from "wouter";
import { SignOutButton } from "../access/SignOutButton.tsx";
import { useStart } from "../server-api/start-context.ts";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { words } from "../words.ts";
import { WaitingCount } from "./Navigation.tsx";
import { moreLinks } from "./navigation.ts";

/** What the bar of a phone has no room for. */
export function MoreScreen() {
  const start = useStart();
  return (
    <>
      <ScreenHeading title={words.titles.more} />
      <ul className="border-t border-hairline">
        {moreLinks.map((link) => (
          <li key={link.path} className="border-b border-hairline">
            <Link href={link.path} className="flex min-h-14 items-center gap-4 px-1 text-lg">
              <link.icon size={22} strokeWidth={1.5} className="text-brass-deep" />
              <span className="min-w-0 flex-1 wrap-anywhere">{link.label}</span>
              <WaitingCount link={link} className="bg-forest text-ivory" />
              <ChevronRight size={20} strokeWidth={1.5} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-sm text-moss">{start && `Signed in as ${start.person}`}</p>
      <div className="-ml-4">
        <SignOutButton />
      </div>
    </>
  );
}
