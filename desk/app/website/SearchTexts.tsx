import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useSearchParams } from "wouter";
import { pluralize } from "../../../content-files/pluralize.ts";
import type { SearchHit } from "../../server/website/website-api.ts";
import { websiteSearchQuery } from "../server-api/queries.ts";
import { TextInput } from "../ui/controls.tsx";
import { Loaded } from "../ui/Loaded.tsx";
import { createStore, useStore } from "../ui/store.ts";
import { EntryLink } from "./EntryLink.tsx";
import { entryPath } from "./links.ts";

/** What was searched last; it is there again after a field was opened and not saved. */
export const searched = createStore("");
/** In letters; fewer are in nearly every text. */
const minLength = 2;
/** Of a tapped text; an excerpt has as many at least. */
const comparedLetters = 60;

const describeHits = (number: number) =>
  number === 0 ? "No text has these words. Try fewer of them." : pluralize(number, "place");

/** Finds fields by the words in them; the address may bring words that were tapped on a page. */
export function SearchTexts() {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const tapped = params.get("text");
  const text = useStore(searched);
  const asked = text.trim();
  const query = useQuery({ ...websiteSearchQuery(asked), enabled: asked.length >= minLength });
  useEffect(() => {
    if (tapped) searched.set(tapped);
  }, [tapped]);
  // In place of the address with the words: the way back leads past it.
  const only =
    tapped !== null && asked === tapped.trim() ? onlyHit(asked, query.data ?? []) : undefined;
  useEffect(() => {
    if (only) navigate(entryPath(only, only.path), { replace: true });
  }, [only, navigate]);
  return (
    <search className="mb-7 block max-w-[44rem]">
      <TextInput
        type="search"
        label="Find words you saw on the page"
        autoComplete="off"
        value={text}
        onChange={({ target }) => searched.set(target.value)}
      />
      {asked.length >= minLength && (
        <div className="mt-2" role="status">
          <Loaded query={query}>
            {(hits) => (
              <>
                <p className="text-sm text-moss">{describeHits(hits.length)}</p>
                <ul>
                  {hits.map((hit) => (
                    <li
                      key={entryPath(hit, hit.path)}
                      className="border-b border-hairline py-1 text-sm"
                    >
                      <EntryLink address={hit} path={hit.path}>
                        {hit.title}: {hit.field}
                      </EntryLink>
                      <span className="block pb-2 wrap-anywhere text-moss">{hit.excerpt}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Loaded>
        </div>
      )}
    </search>
  );
}

/** Returns the only field with a text, or the only one with its words. */
function onlyHit(text: string, hits: readonly SearchHit[]): SearchHit | undefined {
  const whole = hits.filter(({ excerpt }) => excerpt.includes(text.slice(0, comparedLetters)));
  const [only, another] = whole.length > 0 ? whole : hits;
  return another ? undefined : only;
}
