import { writeFileSync } from "node:fs";
import { printFile } from "../content-files/edit-file.ts";
import { readFolder } from "../content-files/read-folder.ts";

// Prints every text of content/ as the editor stores it, so that an edit in the desk changes the
// lines of what was edited alone. With --write the files are written, else their names are said.

const isWriting = process.argv.includes("--write");
const { files, errors } = readFolder("content");
const other = files.filter(({ name, text }) => printFile(name, text) !== text);
for (const { file, name, text } of other)
  if (isWriting) writeFileSync(file, printFile(name, text));
  else errors.push(`${file} is not printed as the editor stores it. Run: npm run format`);
for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
