import { describe, expect, it } from 'vitest';
import { type Mentioned, type Named, nameSource } from '../platform/names.ts';
import type { ToolContext } from '../platform/tool.ts';
import { findOnce } from './find-once.ts';

const message: Mentioned = {
  ...{ strange: [], ordinary: [], endings: [], numbers: [], numbered: [], described: [], capitalized: [], places: [] },
  ...{ placed: [], own: false, home: false, naming: false },
};

describe('Names of a question', () => {
  it('are looked up again only if what they depend on differs', async () => {
    const asked: boolean[] = [];
    const source = nameSource(['own'], async (_context, { own }): Promise<Named[]> => {
      asked.push(own);
      return [{ kind: 'home', place: own ? 'mine' : 'any' }];
    });
    const find = findOnce({ names: [source] } as unknown as ToolContext);
    await find(message);
    await find({ ...message, strange: ['gale'] });
    expect(asked).toEqual([false]);
    expect(await find({ ...message, own: true })).toEqual([{ kind: 'home', place: 'mine' }]);
    expect(await find({ ...message, own: true, places: ['tampa'] })).toEqual([{ kind: 'home', place: 'mine' }]);
    expect(asked).toEqual([false, true]);
  });
});
