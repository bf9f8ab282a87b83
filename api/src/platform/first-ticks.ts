/** The gain depends on V8. A test fails on the next version of Node, so that somebody measures it again. */
export const MEASURED_ON = 24;
/** Takes about ten milliseconds. */
const TICKS = 20_000;

/**
 * Warms up `process.nextTick` before anything else calls it. Every response of node:http takes several ticks, and in Node 24 V8
 * allocates their objects on a slow path for the life of the process if the first calls come sporadically from plugins being
 * loaded. Gains about a tenth more requests per second (docs/performance.md).
 */
export function exerciseTicks(): Promise<void> {
  return new Promise((done) => {
    const next = (left: number) => (left > 0 ? process.nextTick(next, left - 1) : done());
    next(TICKS);
  });
}
