import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { entryQuery } from "../../server-api/queries.ts";
import { hasCode } from "../../server-api/request-json.ts";
import { ErrorBox, Loaded } from "../../ui/Loaded.tsx";
import { BackTo } from "../../ui/ScreenHeading.tsx";
import { words } from "../../words.ts";
import { fromQuery, toQuery, websitePath } from "../links.ts";
import { EntryForm } from "./EntryForm.tsx";

/** The form of an entry, named by the address. */
export default function EntryScreen() {
  const [search] = useSearchParams();
  const name = toQuery(fromQuery(search));
  const query = useQuery(entryQuery(name));
  const path = search.get("path");
  const isUnreachable = !query.data && hasCode(query.error, "unreachable");
  return (
    <>
      <BackTo href={websitePath} title={words.titles.website} />
      {isUnreachable ? (
        <ErrorBox
          text="This was not opened on this phone before; it needs a signal."
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loaded query={query}>
          {(entry) => <EntryForm key={`${name} ${path}`} {...{ entry, path }} />}
        </Loaded>
      )}
    </>
  );
}
