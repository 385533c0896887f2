import { readFile } from "node:fs/promises";
import pg from "pg";
import { projectFolder } from "../../../server/hosted/project-files.ts";
import { createDatabase } from "../databases/postgres.ts";

/** The roles of a Supabase project's public keys, which may do all that is not revoked. */
const publicRoles = `
  do $$ begin
    create role anon nologin; create role authenticated nologin;
  exception when duplicate_object or unique_violation then null; end $$;
  grant usage on schema public to anon, authenticated;
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on sequences to anon, authenticated;
`;
const noPublicRights = new URL("migrations/0001_no_public_rights.sql", projectFolder);

/** Makes a database as a project's is before the function's first start; returns its URL. */
export async function createHostedDatabase(): Promise<string> {
  const url = await createDatabase();
  const client = new pg.Client(url);
  await client.connect();
  for (const text of [publicRoles, await readFile(noPublicRights, "utf8")])
    await client.query(text);
  await client.end();
  return url;
}
