import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { createDatabase } from "../databases/postgres.ts";

const folder = "supabase/migrations";

/**
 * The roles of a Supabase project's public keys, which may do everything in the public schema unless
 * it is revoked.
 */
const publicRoles = `
  do $$ begin
    create role anon nologin; create role authenticated nologin;
  exception when duplicate_object or unique_violation then null; end $$;
  grant usage on schema public to anon, authenticated;
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on sequences to anon, authenticated;
`;

/** Returns the names of the hosted project's SQL files in the order in which they are run. */
export const listSqlFiles = async (): Promise<string[]> => (await readdir(folder)).sort();

/** Runs SQL files of the hosted project on a database. */
export async function runSqlFiles(url: string, files: readonly string[]): Promise<void> {
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, "utf8")));
  const client = new pg.Client(url);
  await client.connect();
  for (const text of texts) await client.query(text);
  await client.end();
}

/** Makes a database with the public roles, runs the SQL files on it and returns its URL. */
export async function createHostedDatabase(
  serverUrl?: string,
  files?: readonly string[],
): Promise<string> {
  const url = await createDatabase(serverUrl);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(publicRoles);
  await client.end();
  await runSqlFiles(url, files ?? (await listSqlFiles()));
  return url;
}
