import type { Answer, Answered } from "../../../desk/server/desk-answers.ts";
import type { startTestServer } from "../servers/test-server.ts";
import { openSignedIn } from "./desk-client.ts";

type TestServer = Pick<
  Awaited<ReturnType<typeof startTestServer>>,
  "app" | "db" | "clock" | "settings"
>;

/** Signs the owner in to the desk of a test server; returns how to ask its API. */
export async function signInToDesk(testServer: TestServer) {
  const person = testServer.settings.inbox;
  const browser = await openSignedIn(testServer, person);
  const get = (path: string) => browser.ask(`/desk/api/${path}`);
  const post = (path: string, body: unknown = {}) => browser.postJson(`/desk/api/${path}`, body);
  /** Returns the JSON of an answer that must be a success. */
  async function successOf<T>(path: string, answer: Response): Promise<T> {
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
  return {
    person,
    ask: browser.ask,
    get,
    post,
    read: async <Address extends string>(address: Answered<Address>) =>
      successOf<Answer<Address>>(address, await get(address)),
    send: async <Address extends string>(address: Answered<Address, "$post">, body: unknown = {}) =>
      successOf<Answer<Address, "$post">>(address, await post(address, body)),
  };
}
