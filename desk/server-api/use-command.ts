import { useMutation } from "@tanstack/react-query";
import { noteSignOut, queryClient } from "./query-client.ts";

/**
 * Returns what asks the server to do something that cannot wait on the phone, and how that went;
 * `renews` are the queries that it changes.
 */
export function useCommand<Input, Output>(
  run: (input: Input) => Promise<Output>,
  renews: readonly string[],
) {
  return useMutation<Output, Error, Input>({
    mutationFn: run,
    networkMode: "always",
    onError: noteSignOut,
    onSuccess: () =>
      Promise.all(renews.map((name) => queryClient.invalidateQueries({ queryKey: [name] }))),
  });
}
