import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { ErrorLine } from "./ErrorLine.tsx";

type Props<T> = {
  query: {
    data: T | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (data: T) => ReactNode;
};

/**
 * What a query has read. Until then a wait; after a failure what happened, above what was read
 * before.
 */
export function Loaded<T>({ query, children }: Props<T>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {error && (
        <ErrorBox
          text={
            data === undefined ? error.message : `${error.message} What you see may be out of date.`
          }
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined ? children(data) : !error && <Loading />}
    </>
  );
}

/** Says after a moment that something is being read. */
export function Loading() {
  return (
    <div className="[animation:appear_0s_200ms_both] py-10 text-moss" role="status">
      Loading …
    </div>
  );
}

type ErrorBoxProps = { text: string; isBusy?: boolean; onRetry?: () => void };

const comeIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: "nearest" });

/**
 * Says what went wrong, and offers to try again where something was not read. What an action
 * answers comes into view; a read that fails by itself moves nothing under a reader.
 */
export function ErrorBox({ text, isBusy = false, onRetry }: ErrorBoxProps) {
  return (
    <div
      role="alert"
      ref={onRetry ? undefined : comeIntoView}
      className="mb-5 scroll-mb-24 border-l-4 border-error bg-white px-4 py-3"
    >
      <ErrorLine>{text}</ErrorLine>
      {onRetry && (
        <Button className="mt-3" disabled={isBusy} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** A kind sentence where there is nothing to show. */
export function Empty({ title, text }: { title: string; text: string }) {
  return (
    <div className="border-y border-hairline py-12 text-center">
      <p className="font-display text-2xl text-forest">{title}</p>
      <p className="mx-auto mt-2 max-w-[46ch] text-moss">{text}</p>
    </div>
  );
}
