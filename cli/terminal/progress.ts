import ora from "ora";

/** Shows the progress of a long task in one line, which replaces the line before. */
export type ReportProgress = (line: string) => void;

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
