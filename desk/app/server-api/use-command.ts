import { useMutation } from "@tanstack/react-query";
import { handleSignOut, renewQueries } from "./query-client.ts";

/**
 * Returns a mutation that calls the server once and, unlike an action, is not stored for a later
 * attempt. What is on the screen is read again after it.
 */
export const useCommand = <Output, Input = void>(run: (input: Input) => Promise<Output>) =>
  useMutation<Output, Error, Input>({
    mutationFn: run,
    networkMode: "always",
    onError: handleSignOut,
    onSuccess: renewQueries,
  });
