/**
 * Keeps the files of the built desk, so that it opens without a signal, and shows notices. It keeps
 * no answer of the API and no page for signing in. It imports nothing that pages do (so it types
 * addresses again): what they share would be built as a file of its own, which it cannot load.
 */
import {
  cleanupOutdatedCaches,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import { showNotices } from "./notices.ts";
import { shellPath } from "./shell-path.ts";

type BuiltFile = { url: string; revision: string | null };
/** precache-list.ts writes the build's list in the place of the first. */
declare const self: { __WB_MANIFEST: BuiltFile[]; skipWaiting: () => Promise<void> };

/** How long the server may take to answer before the kept page is shown, in seconds. */
const networkTimeoutSeconds = 4;
/** Below these are no screens of the application. */
const otherPages = /^\/desk\/(api|sign-in|passkey|preview|calendar\/|answered\/)/;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// The server is asked first: it leads whoever is signed out to sign in, and has the newest build.
const askServer = new NetworkOnly({
  networkTimeoutSeconds,
  plugins: [
    {
      // What a proxy says while the server is down.
      async fetchDidSucceed({ response }) {
        if (response.status >= 500) throw new Error(`The answer is ${response.status}.`);
        return response;
      },
    },
    new PrecacheFallbackPlugin({ fallbackURL: shellPath }),
  ],
});
registerRoute(new NavigationRoute(askServer, { denylist: [otherPages] }));

// A page of the build before has loaded its screens by now, and the server keeps their files.
void self.skipWaiting();
showNotices();
