/**
 * Returns the least of this thread's CPU milliseconds in up to ten tries of something: what runs
 * beside it slows a try, and none makes one faster.
 */
export async function minCpuTime(work: () => Promise<unknown>, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 10 && least > enough; attempt += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
