/**
 * Returns the most of this thread's CPU milliseconds between two turns of the event loop while
 * something runs: as long as that, nothing else is answered.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const before = process.threadCpuUsage();
      await new Promise((next) => setImmediate(next));
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1_000);
    }
  };
  await Promise.all([watch(), work().finally(() => (isOver = true))]);
  return longest;
}
