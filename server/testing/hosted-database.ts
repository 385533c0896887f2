import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { createDatabase } from "./postgres.ts";

const folder = "supabase/migrations";

/** The roles behind a hosted project's public keys, which get everything in the public schema unless it is taken away. */
const hostedProject = `
  do $$ begin
    create role anon nologin; create role authenticated nologin;
  exception when duplicate_object or unique_violation then null; end $$;
  grant usage on schema public to anon, authenticated;
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on sequences to anon, authenticated;
`;

/** Makes a database as a hosted project has it, set up by the project's own SQL files, and returns its address. */
export async function createHostedDatabase(serverUrl?: string): Promise<string> {
  const url = await createDatabase(serverUrl);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(hostedProject);
  for (const file of (await readdir(folder)).sort())
    await client.query(await readFile(`${folder}/${file}`, "utf8"));
  await client.end();
  return url;
}
