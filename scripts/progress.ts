import ora from "ora";

/**
 * A line on the error stream that says how far long work is, each line in the place of the one
 * before. Nothing where nobody watches; nor in a terminal that does not know how wide it is, where
 * ora (9.4.1) would clear lines without end.
 */
export function startProgress() {
  const { isTTY, columns } = process.stderr;
  const spinner = ora({ isSilent: !isTTY || !columns });
  return {
    report(line: string) {
      spinner.text = line;
      if (!spinner.isSpinning) spinner.start();
    },
    stop: () => void spinner.stop(),
  };
}
