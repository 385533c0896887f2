/**
 * Writes the generated files of supabase/: run it after a change of the business's facts in
 * content/, of a package's version, or of the migrations (server/hosted/README.md).
 */
import { writeFile } from "node:fs/promises";
import { projectFiles, projectFolder } from "../server/hosted/project-files.ts";

for (const [path, text] of Object.entries(await projectFiles(new Date())))
  await writeFile(new URL(path, projectFolder), text);
