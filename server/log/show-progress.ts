import { clearLine, cursorTo } from "node:readline";

/** Shows progress of a long task in one line of a terminal, if there is one; "" removes it. */
export function showProgress(line: string): void {
  if (!process.stderr.isTTY) return;
  cursorTo(process.stderr, 0);
  clearLine(process.stderr, 1);
  process.stderr.write(line.slice(0, process.stderr.columns || 80));
}
