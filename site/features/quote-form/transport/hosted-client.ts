import { createClient, FunctionsHttpError } from "@supabase/supabase-js";
import { functionName } from "../../../../quote-request/protocol.ts";
import type { Send } from "./transport.ts";

/** Fetches; throws where a page answers, such as a network's sign-in page, and not the function. */
const fetchNoPage: typeof fetch = async (...call) => {
  const response = await fetch(...call);
  if (response.ok && (await response.clone().text()).trimStart().startsWith("<"))
    throw new TypeError("A page answered in place of the function.");
  return response;
};

/**
 * Creates the client of a hosted backend and returns the function that sends through it. The
 * client's error has the status only; the sentence is in the body of the response.
 */
export function openFunction(url: string, anonKey: string): Send {
  const client = createClient(url, anonKey, {
    // Nobody signs in here, so a link must not sign a visitor in.
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    global: { fetch: fetchNoPage },
  });
  return async (request, headers, signal) => {
    const { data, error } = await client.functions.invoke(functionName, {
      body: request,
      headers,
      signal,
    });
    if (!error) return { isOk: true, body: data };
    // The client parses successful responses only, and one with an empty body is a success.
    if (error instanceof SyntaxError) return { isOk: true, body: null };
    if (error instanceof FunctionsHttpError) {
      const response: Response = error.context;
      return { isOk: false, body: await response.json() };
    }
    throw error;
  };
}
