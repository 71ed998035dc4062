const checkIntervalMs = 500;

/** Ends this process when its parent ends, if npm started it: npm sends SIGTERM to a shell, which does not pass it on. */
export function endWithParent(): void {
  const { ppid, env } = process;
  if (env["npm_lifecycle_event"] === undefined) return;
  setInterval(() => {
    if (process.ppid !== ppid) process.kill(process.pid, "SIGTERM");
  }, checkIntervalMs).unref();
}
