const checkIntervalMs = 500;

/**
 * Ends this process if it was started by npm and its parent has ended: npm passes SIGTERM on to a shell, which does not pass it
 * on to this process.
 */
export function endWithParent(): void {
  const { ppid, env } = process;
  if (env["npm_lifecycle_event"] === undefined) return;
  setInterval(() => {
    if (process.ppid !== ppid) process.kill(process.pid, "SIGTERM");
  }, checkIntervalMs).unref();
}
