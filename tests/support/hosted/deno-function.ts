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
export async function startDenoFunction(options: Options) {
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
      PORT: String(options.port),
      HOST: "127.0.0.1",
      DATABASE_URL: options.database,
      SITE_URL: options.siteUrl,
      DESK_URL: options.deskUrl ?? "",
      MAIL_FROM: "hello@maple.example",
      QUOTE_INBOX: "quotes@maple.example",
      MAIL_API_KEY: apiKey,
      MAIL_API_URL: options.mailApi,
      DELIVERY_SECRET: "a secret of the schedule",
    }),
    isReady: (output) => output.includes("Listening on"),
  });
  return { ...started, url: `http://127.0.0.1:${options.port}` };
}
