import type { Send, Transport } from "./transport.ts";

const loadClient = () => import("./hosted-client.ts");

/**
 * The way to the function of a hosted backend, through the backend's own client. The client is fetched once, at the
 * first use of the form; where that fails it is fetched again at the next.
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
