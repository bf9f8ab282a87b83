const LOOK_EVERY_MS = 500;

/**
 * Resolves when the parent of a process that npm started has exited. SIGTERM to npm ends only the shell in between, which does not
 * forward it. Undefined for other processes, which may outlive the terminal that started them.
 */
export function parentExit(environment: NodeJS.ProcessEnv): Promise<void> | undefined {
  if (environment.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      resolve();
    }, LOOK_EVERY_MS);
    timer.unref();
  });
}
