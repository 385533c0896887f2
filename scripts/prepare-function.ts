/**
 * Writes the generated files of supabase/: run it before `supabase db push`, and after a change of
 * the business's facts in content/ or of a package's version (server/hosted/README.md).
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { registrations } from "../desk/server/registrations.ts";
import { projectFiles, projectFolder, sqlFiles } from "../server/hosted/project-files.ts";

const migrations = new URL("migrations/", projectFolder);
await rm(migrations, { recursive: true, force: true });
await mkdir(migrations);
for (const [path, text] of Object.entries({
  ...(await projectFiles()),
  ...sqlFiles(registrations.migrations),
}))
  await writeFile(new URL(path, projectFolder), text);
