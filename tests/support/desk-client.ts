import { startSession } from "../../server/desk/access/sessions/sessions.repository.ts";
import type { startTestServer } from "./servers/test-server.ts";

type TestServer = Pick<
  Awaited<ReturnType<typeof startTestServer>>,
  "app" | "db" | "clock" | "settings"
>;

/** Signs somebody in to the desk of a test server; returns how to ask its API. */
export async function signInToDesk({ app, db, clock, settings }: TestServer) {
  const person = settings.inbox;
  const token = await startSession(db, { person, device: "a test", now: clock() });
  const headers = { Cookie: `__Host-desk=${token}`, "Sec-Fetch-Site": "same-origin" };
  const get = async (path: string) => app.request(`/desk/api/${path}`, { headers });
  const post = async (path: string, body: unknown = {}) =>
    app.request(`/desk/api/${path}`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    person,
    token,
    get,
    post,
    /** Returns the JSON of an answer that must be a success. */
    async read<T>(path: string): Promise<T> {
      const answer = await get(path);
      if (answer.status !== 200)
        throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    /** Posts what must succeed. */
    async send<T>(path: string, body: unknown = {}): Promise<T> {
      const answer = await post(path, body);
      if (answer.status !== 200)
        throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
  };
}
