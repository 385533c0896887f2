import ora from "ora";
import type { ReportProgress } from "../../server/backup/backup.ts";

/**
 * Returns functions that show progress on the error stream. Nothing is shown where the stream is no
 * terminal, or a terminal without a known width: ora (9.4.1) clears lines without end there.
 */
export function startProgress(): { report: ReportProgress; stop: () => void } {
  const { isTTY, columns } = process.stderr;
  const spinner = ora({ isSilent: !isTTY || !columns });
  return {
    report(line) {
      spinner.text = line;
      if (!spinner.isSpinning) spinner.start();
    },
    stop: () => void spinner.stop(),
  };
}
