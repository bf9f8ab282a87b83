import type { Named } from '../platform/names.ts';
import type { ToolContext } from '../platform/tool.ts';
import type { FindNames } from './built-in/reading/reader.ts';

/** Finds names for one question. However often the message is read, a source is asked once for the same fields. */
export function findOnce(context: ToolContext): FindNames {
  const sources = context.names.map((source) => ({ source, found: new Map<string, Promise<Named[]>>() }));
  return async (mentioned) => {
    const names = sources.map(({ source, found }) => {
      const key = JSON.stringify(source.reads.map((field) => mentioned[field]));
      const known = found.get(key) ?? source.find(context, mentioned);
      found.set(key, known);
      return known;
    });
    return (await Promise.all(names)).flat();
  };
}
