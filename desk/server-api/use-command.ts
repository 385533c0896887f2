import { useMutation } from "@tanstack/react-query";
import { noteSignOut, queryClient } from "./query-client.ts";

/**
 * Returns a mutation that calls the server once and, unlike an action, is not stored for a later
 * attempt; `renews` names the queries that are read again after it.
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
