import { afterAll, vi } from 'vitest';
import { cleanUp } from './cleanup.ts';

// Test files share a process: none may leave connections or replaced timers to the next one.
afterAll(async () => {
  await cleanUp();
  vi.useRealTimers();
  vi.restoreAllMocks();
}, 120_000);
