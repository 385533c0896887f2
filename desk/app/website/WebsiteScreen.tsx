import { useQuery } from "@tanstack/react-query";
import type { FormAddress, WebsiteList } from "../../server/website/website-api.ts";
import { websiteQuery } from "../server-api/queries.ts";
import { ErrorLine } from "../ui/ErrorLine.tsx";
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
              <UnreadableTexts website={website} />
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

const sayUnreadableTexts = (titles: string, name: string) =>
  `Something that was saved cannot be read any more and is left out${titles && `: ${titles}`}. It is not lost: the server keeps it as website/unreadable/${name}. Ask the programmer to put it back, or write it again. This notice goes when that file is taken away.`;

/** What was saved and cannot be read, and what to do about it. */
const UnreadableTexts = ({ website: { unreadable, collections } }: { website: WebsiteList }) =>
  unreadable.map(({ name, files }) => {
    const entries = collections.flatMap(({ entries }) => entries);
    const titles = files.map((file) => entries.find((one) => one.file === file)?.title ?? file);
    return (
      <div key={name} className="mb-5 border-l-4 border-error bg-white px-4 py-3">
        <ErrorLine>{sayUnreadableTexts(titles.join(", "), name)}</ErrorLine>
      </div>
    );
  });

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
