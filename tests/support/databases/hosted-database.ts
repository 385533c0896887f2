import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { createDatabase } from "./postgres.ts";

const folder = "supabase/migrations";

/**
 * The roles behind a hosted project's public keys, which get everything in the public schema unless
 * it is taken away.
 */
const hostedProject = `
  do $$ begin
    create role anon nologin; create role authenticated nologin;
  exception when duplicate_object or unique_violation then null; end $$;
  grant usage on schema public to anon, authenticated;
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on sequences to anon, authenticated;
`;

/** The names of a hosted project's SQL files, in their order. */
export const listSqlFiles = async (): Promise<string[]> => (await readdir(folder)).sort();

/** Runs some of a hosted project's SQL files on a database. */
export async function runSqlFiles(url: string, files: readonly string[]): Promise<void> {
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, "utf8")));
  const client = new pg.Client(url);
  await client.connect();
  for (const text of texts) await client.query(text);
  await client.end();
}

/**
 * Makes a database as a hosted project has it, set up by the project's own SQL files, or by the
 * first of them, and returns its address.
 */
export async function createHostedDatabase(
  serverUrl?: string,
  files?: readonly string[],
): Promise<string> {
  const url = await createDatabase(serverUrl);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(hostedProject);
  await client.end();
  await runSqlFiles(url, files ?? (await listSqlFiles()));
  return url;
}
