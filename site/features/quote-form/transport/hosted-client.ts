import { createClient, FunctionsHttpError } from "@supabase/supabase-js";
import { functionName } from "../../../../quote-request/protocol.ts";
import type { Send } from "./transport.ts";

/**
 * Opens the client of a hosted backend and returns the way to its quote function. The client's own error says only that
 * the status was no success; the sentence is in the body of the answer.
 */
export function openFunction(url: string, anonKey: string): Send {
  const client = createClient(url, anonKey, {
    // Nobody signs in here, and a link must not sign a visitor in.
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  });
  return async (request, headers, signal) => {
    const { data, error } = await client.functions.invoke(functionName, {
      body: request,
      headers,
      signal,
    });
    if (!error) return { isOk: true, body: data };
    // Only an answer of success is parsed there, and an empty one, called JSON, is a success, too.
    if (error instanceof SyntaxError) return { isOk: true, body: null };
    if (error instanceof FunctionsHttpError) {
      const response: Response = error.context;
      return { isOk: false, body: await response.json() };
    }
    throw error;
  };
}
