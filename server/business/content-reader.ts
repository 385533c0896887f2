import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type * as z from "zod";
import { readYaml } from "../../content-files/read-yaml.ts";

/** The folder that the owner edits. */
export const contentFolder = new URL("../../content/", import.meta.url);

/**
 * Returns what reads files of a content folder by a schema; it throws a sentence with the file and
 * the line of what is missing or wrong.
 */
export const contentReader =
  (contentDir: URL) =>
  <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> => {
    const file = relative(process.cwd(), fileURLToPath(new URL(name, contentDir)));
    const { data, lineOf } = readYaml(file);
    const result = schema.safeParse(data);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    const field = issue?.path.join(".") ?? "";
    throw new Error(
      `${file}, line ${lineOf(issue?.path ?? [])}, ${field}: This field is missing, or is not what belongs there (${issue?.message}). npm run build says what to write.`,
    );
  };
