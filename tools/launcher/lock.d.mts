export function withLock<Result>(
  path: string,
  work: () => Promise<Result>,
  options?: { onWait?: (pid: number) => void },
): Promise<Result>;
