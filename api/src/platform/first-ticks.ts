/** The gain depends on this version of V8. A test fails on the next one, so that somebody measures again. */
export const MEASURED_ON = 24;
/** Takes some ten milliseconds. */
const TICKS = 20_000;

/**
 * Calls `process.nextTick` in one go before anybody else does. Every answer of node:http takes several ticks, and how fast they are for
 * the life of the process follows from how V8 came to know the function: called now and then from the plugins that are loaded, its
 * objects are made by the slow path for ever (Node 24). A tenth more requests per second, measured in docs/performance.md.
 */
export function exerciseTicks(): Promise<void> {
  return new Promise((done) => {
    const next = (left: number) => (left > 0 ? process.nextTick(next, left - 1) : done());
    next(TICKS);
  });
}
