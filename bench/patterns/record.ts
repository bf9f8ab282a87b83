/** The distinct regular expressions that run meanwhile, also those that are put together at run time. */
export async function recordPatterns(run: () => Promise<unknown>): Promise<RegExp[]> {
  const seen = new Map<string, RegExp>();
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function record(this: RegExp, text: string) {
    const key = `${this.flags}/${this.source}`;
    if (!seen.has(key)) seen.set(key, this);
    return exec.call(this, text);
  };
  try {
    await run();
  } finally {
    RegExp.prototype.exec = exec;
  }
  // One that remembers its place would search each message from another one.
  return [...seen.values()].map(({ source, flags }) => new RegExp(source, flags.replace(/[gy]/g, '')));
}
