/** Checks a content folder, content/ unless another is named, and prints what is wrong with it. */
import { checkContent } from "../site/build/content/check-content.ts";

const { errors, notes } = await checkContent(process.argv[2]);
console.log([...errors, ...notes].join("\n\n"));
if (errors.length > 0) process.exitCode = 1;
