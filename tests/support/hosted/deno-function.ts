import { apiKey } from "../mail/mail-api.ts";
import { startProgram } from "../servers/start-program.ts";
import { environmentWith } from "../settings.ts";

type Options = {
  port: number;
  database: string;
  mailApi: string;
  siteUrl: string;
  deskUrl?: string;
};

const folder = "supabase/functions/send-contact-email";

/** Starts the hosted function in Deno; throws with Deno's words when it ends instead. */
export async function startDenoFunction({
  port,
  database,
  mailApi,
  siteUrl,
  deskUrl = "",
}: Options) {
  const started = await startProgram({
    name: "Deno",
    command: "deno",
    args: [
      ...["run", "--allow-env", "--allow-net", "--allow-read", "--allow-sys"],
      // Uses the packages that npm installed and downloads none.
      "--node-modules-dir=manual",
      ...["--config", `${folder}/deno.json`, `${folder}/index.ts`],
    ],
    env: environmentWith({
      PORT: String(port),
      HOST: "127.0.0.1",
      DATABASE_URL: database,
      SITE_URL: siteUrl,
      DESK_URL: deskUrl,
      MAIL_FROM: "hello@maple.example",
      QUOTE_INBOX: "quotes@maple.example",
      MAIL_API_KEY: apiKey,
      MAIL_API_URL: mailApi,
      DELIVERY_SECRET: "a secret of the schedule",
    }),
    isReady: (output) => output.includes("Listening on"),
  });
  return { ...started, url: `http://127.0.0.1:${port}` };
}
