import type { Send, Transport } from "./transport.ts";

const loadClient = () => import("./hosted-client.ts");

/**
 * Returns the transport to the function of a hosted backend. Its client is imported once, at the
 * first use of the form, and again after a failure.
 */
export function hostedTransport(url: string, anonKey: string, load = loadClient): Transport {
  let opening: Promise<Send> | undefined;
  const open = () => {
    opening ??= load()
      .then(({ openFunction }) => openFunction(url, anonKey))
      .catch((error) => {
        opening = undefined;
        throw error;
      });
    return opening;
  };
  return {
    prepare: () => void open().catch(() => {}),
    async send(...parts) {
      const send = await open();
      return send(...parts);
    },
  };
}
