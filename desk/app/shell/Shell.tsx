import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { requestsQuery, startQuery } from "../server-api/queries.ts";
import { signedOutStore } from "../server-api/query-client.ts";
import { StartContext } from "../server-api/start-context.ts";
import { useIsOnline } from "../server-api/use-is-online.ts";
import { readAhead } from "../stored-queries/read-ahead.ts";
import { forgetOthersQueries } from "../stored-queries/stored-queries.ts";
import { setServerTime } from "../time/use-now.ts";
import { ErrorBox } from "../ui/Loaded.tsx";
import { useStore } from "../ui/store.ts";
import { forgetErased, sendActions } from "../unsent-actions/send-actions.ts";
import { dropUnsentOf, dropUnsentOfOthers } from "../unsent-actions/unsent.ts";
import { Announcer } from "./Announcer.tsx";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { Navigation } from "./Navigation.tsx";
import { SignedOut } from "./SignedOut.tsx";
import { UnsentActions } from "./UnsentActions.tsx";
import { useNewRequests } from "./use-new-requests.ts";

/** In milliseconds, between the attempts to send what waits while the server does not answer. */
const retryInterval = 10_000;
/** In milliseconds, after an answer to the inbox: what is on the screen comes first. */
const readAheadAfter = 3_000;

/** The frame of every screen: menu, notices, and what waits to be sent. */
export function Shell({ children }: { children: ReactNode }) {
  const isSignedOut = useStore(signedOutStore);
  if (isSignedOut) return <SignedOut />;
  return <SignedIn>{children}</SignedIn>;
}

function SignedIn({ children }: { children: ReactNode }) {
  const start = useQuery(startQuery);
  const open = useInfiniteQuery(requestsQuery({ open: "1" }));
  const isCut = (!useIsOnline() || open.isError) && open.dataUpdatedAt > 0;
  useNewRequests(open.data?.pages[0]);
  const now = (open.data?.pages.at(-1) ?? start.data)?.now;
  const { dataUpdatedAt } = open.data ? open : start;
  useEffect(() => {
    if (now) setServerTime(now, dataUpdatedAt);
  }, [now, dataUpdatedAt]);
  useSending(start.data?.person, start.dataUpdatedAt, open.dataUpdatedAt);
  return (
    <StartContext value={start.data}>
      <div className="min-h-dvh side-menu:flex">
        <a href="#screen" className="skip-link">
          Skip to the content
        </a>
        <Navigation />
        <main
          id="screen"
          tabIndex={-1}
          className="@container mx-auto w-full max-w-[72rem] min-w-0 px-4 pt-6 pb-[calc(var(--bar-height)+2rem)] outline-none sm:px-6 lg:px-10 lg:pt-10"
        >
          <ConnectionNotice isCut={isCut} lastRead={open.dataUpdatedAt} />
          <UnsentActions isCut={isCut} />
          {start.error && !start.data && !open.isError && (
            <ErrorBox text={start.error.message} onRetry={() => void start.refetch()} />
          )}
          {children}
        </main>
        <Announcer />
      </div>
    </StartContext>
  );
}

/**
 * Sends what waits, as soon as the server has said who is signed in, and again and again; keeps
 * what is needed on the road. `saidAt` and `answeredAt` are when the server last said who is signed
 * in and what waits for an answer.
 */
function useSending(person: string | undefined, saidAt: number, answeredAt: number) {
  useEffect(() => {
    if (!person) return;
    forgetOthersQueries(person);
    dropUnsentOfOthers(person);
    const timer = setInterval(sendActions, retryInterval);
    addEventListener("online", sendActions);
    return () => {
      clearInterval(timer);
      removeEventListener("online", sendActions);
    };
  }, [person]);
  useEffect(() => {
    if (saidAt > 0) void sendActions();
  }, [saidAt]);
  // With each answer: the server is reached again, and somebody else may have erased what this
  // browser keeps a text about.
  useEffect(() => {
    if (!person || answeredAt === 0) return;
    void sendActions();
    void forgetErased();
    const timer = setTimeout(readAhead, readAheadAfter, dropUnsentOf);
    return () => clearTimeout(timer);
  }, [person, answeredAt]);
}
