/**
 * Prints what a program returns, as JSON, for the server that runs it by run-program.ts: its value,
 * or why there is none. All else that the program says goes to its error output.
 */
export async function answer(work: () => Promise<unknown>): Promise<void> {
  const said = await work().then(
    (value) => ({ value }),
    (error) => ({ error: { message: String(error?.stack ?? error), code: error?.code } }),
  );
  process.stdout.write(JSON.stringify(said));
}
