/**
 * Writes the generated files of supabase/: run it after a change of the business's facts in
 * content/ or of a package's version (server/hosted/README.md).
 */
import { writeFile } from "node:fs/promises";
import { projectFiles, projectFolder } from "../server/hosted/project-files.ts";

for (const [path, text] of Object.entries(await projectFiles()))
  await writeFile(new URL(path, projectFolder), text);
