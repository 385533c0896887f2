import type { Page } from "@playwright/test";
import { until } from "../until.ts";
import type { test } from "./journey.ts";

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];
type Server = Fixtures["server"];

/** The address of the test's server as a browser has to have it for passkeys: they need a name. */
export const localhostOf = ({ url }: Pick<Server, "url">): string =>
  url.replace("127.0.0.1", "localhost");

/** The secrets of the newest sign-in mail. */
export async function readSignInMail(server: Server, after = 0) {
  const read = async () =>
    (await server.readData()).mails
      .filter(({ subject }) => subject === "Your link to sign in to the desk")
      .toSorted((a, b) => (a.messageId ?? "").localeCompare(b.messageId ?? ""));
  await until(async () => (await read()).length > after, "a mail to sign in with");
  const text = (await read()).at(-1)?.text ?? "";
  return {
    path: /\/desk\/sign-in\/link\/[\w-]{43}/.exec(text)?.[0] ?? "",
    code: /\b\d{6}\b/.exec(text)?.[0] ?? "",
    count: (await read()).length,
  };
}

/** How many sign-in mails there are. */
export const countSignInMails = async (server: Server): Promise<number> =>
  (await server.readData()).mails.filter(({ subject }) => subject?.includes("sign in to the desk"))
    .length;

/** Asks for a mail on the sign-in page of a server. */
export async function askForMail(page: Page, address: string, base = "") {
  await page.goto(`${base}/desk/sign-in`);
  await page.getByLabel("E-mail address").fill(address);
  await page.getByRole("button", { name: "Send me a link" }).click();
}
