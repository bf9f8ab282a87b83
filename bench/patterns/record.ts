/**
 * The distinct regular expressions that are used meanwhile, also those that are put together at run time, and those that matching.ts leaves
 * out because the text lacks their words: it reads the source of each.
 */
export async function recordPatterns(run: () => Promise<unknown>): Promise<RegExp[]> {
  const seen = new Map<string, RegExp>();
  const { exec } = RegExp.prototype;
  const source = Object.getOwnPropertyDescriptor(RegExp.prototype, 'source') ?? {};
  const sourceOf = (pattern: RegExp): string => source.get?.call(pattern);
  const note = (pattern: RegExp) => {
    const key = `${pattern.flags}/${sourceOf(pattern)}`;
    if (!seen.has(key)) seen.set(key, pattern);
  };
  RegExp.prototype.exec = function record(this: RegExp, text: string) {
    note(this);
    return exec.call(this, text);
  };
  Object.defineProperty(RegExp.prototype, 'source', {
    ...source,
    get(this: RegExp) {
      note(this);
      return sourceOf(this);
    },
  });
  try {
    await run();
  } finally {
    RegExp.prototype.exec = exec;
    Object.defineProperty(RegExp.prototype, 'source', source);
  }
  // One that remembers its place would search each message from another one.
  return [...seen.values()].map((pattern) => new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')));
}
