import { spawn } from "node:child_process";
import { apiKey } from "../mail/mail-api.ts";
import { environmentWith } from "../settings.ts";

type Options = {
  port: number;
  database: string;
  mailApi: string;
  siteUrl: string;
  deskUrl?: string;
};

const folder = "supabase/functions/send-contact-email";

/**
 * Starts the hosted function in Deno and returns once it listens. Throws with Deno's output when it
 * ends instead.
 */
export async function startDenoFunction({
  port,
  database,
  mailApi,
  siteUrl,
  deskUrl = "",
}: Options) {
  const child = spawn(
    "deno",
    [
      "run",
      "--allow-env",
      "--allow-net",
      "--allow-read",
      "--allow-sys",
      // Uses the packages that npm installed and downloads none.
      "--node-modules-dir=manual",
      "--config",
      `${folder}/deno.json`,
      `${folder}/index.ts`,
    ],
    {
      stdio: ["ignore", "pipe", "pipe"],
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
    },
  );
  const output: string[] = [];
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output.push(chunk.toString());
      if (output.join("").includes("Listening on")) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) =>
      reject(new Error(`Deno ended with code ${code}: ${output.join("")}`)),
    );
  });
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output.join(""),
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
      process.off("exit", end);
    },
  };
}
