import { startSession } from "../../../desk/server/access/sessions/sessions.repository.ts";
import type { startTestServer } from "../servers/test-server.ts";

type TestServer = Pick<Awaited<ReturnType<typeof startTestServer>>, "app" | "db" | "clock">;

/** What answers requests: an application in this process, or a server of its own. */
type RequestTarget = { request: (path: string, init: RequestInit) => Response | Promise<Response> };

/** What a browser says of a request that a page of the site sends. */
export const fromOwnPage = { Origin: "https://maple.example", "Sec-Fetch-Site": "same-origin" };

/** A browser's cookies, as far as the desk's are concerned. */
export function createCookieJar() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    keep(response: Response) {
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = "", ...attributes] = cookie.split("; ");
        const [name = "", value = ""] = pair.split("=");
        if (attributes.includes("Max-Age=0")) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}

/** A browser with cookies of its own, in front of the desk. */
export function openBrowser({ app }: { app: RequestTarget }) {
  const jar = createCookieJar();
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { Cookie: jar.header(), "X-Forwarded-For": "203.0.113.7", ...init.headers };
    const response = await app.request(path, { ...init, headers });
    jar.keep(response);
    return response;
  };
  return {
    cookies: jar.cookies,
    ask,
    postForm: (path: string, fields: Record<string, string>, headers: object = {}) =>
      ask(path, {
        method: "POST",
        headers: { ...fromOwnPage, ...headers },
        body: new URLSearchParams(fields),
      }),
    postJson: (path: string, body: unknown = {}, headers: object = {}) =>
      ask(path, {
        method: "POST",
        headers: { ...fromOwnPage, "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
}

/** A browser in which somebody is signed in to the desk. */
export async function openSignedIn(testServer: TestServer, person = "quotes@maple.example") {
  const browser = openBrowser(testServer);
  const session = { person, device: "Chrome on Windows", now: testServer.clock() };
  browser.cookies.set("__Host-desk", await startSession(testServer.db, session));
  return browser;
}
