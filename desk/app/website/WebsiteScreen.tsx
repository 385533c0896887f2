import { useQuery } from "@tanstack/react-query";
import type { FormAddress, WebsiteList } from "../../server/website/website-api.ts";
import { websiteQuery } from "../server-api/queries.ts";
import { Loaded } from "../ui/Loaded.tsx";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";
import { Collections } from "./Collections.tsx";
import { EntryLink } from "./EntryLink.tsx";
import { useTypedAddresses } from "./entry/typed-entry.ts";
import { entryPath } from "./links.ts";
import { Publishing } from "./publishing/Publishing.tsx";
import { Versions } from "./publishing/Versions.tsx";
import { SearchTexts } from "./SearchTexts.tsx";

/** What can be changed of the website, what is not online yet, and what was. */
export default function WebsiteScreen() {
  const query = useQuery(websiteQuery);
  return (
    <>
      <ScreenHeading title={words.titles.website} />
      <Loaded query={query}>
        {(website) =>
          website.unavailable ? (
            <p className="max-w-[60ch]">{website.unavailable}</p>
          ) : (
            <>
              <SearchTexts />
              <div className="gap-x-12 lg:grid lg:grid-cols-2">
                <div className="min-w-0">
                  <Typed website={website} />
                  <Publishing website={website} />
                </div>
                <div className="min-w-0">
                  <Collections collections={website.collections} />
                  <Versions website={website} />
                </div>
              </div>
            </>
          )
        }
      </Loaded>
    </>
  );
}

/** What is typed on this device and not saved. */
function Typed({ website }: { website: WebsiteList }) {
  const typed = useTypedAddresses();
  if (typed.length === 0) return null;
  const titleOf = ({ file, key, copyTitle }: FormAddress) =>
    copyTitle ??
    website.collections
      .flatMap(({ entries }) => entries)
      .find((each) => each.file === file && each.key === key)?.title ??
    file;
  return (
    <Section heading="Typed and not saved">
      <ul>
        {typed.map((address) => (
          <li key={entryPath(address)}>
            <EntryLink address={address}>{titleOf(address)}</EntryLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
