/** Whether a host name, as a URL gives it, is this very machine: what goes there makes no journey. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
