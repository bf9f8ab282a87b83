import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { defaultPanes, type PaneLayout, panesAfterKey, parsePanes } from './pane-layout.ts';

describe('the separator’s keys', () => {
  it('move it by ten percent', () => {
    expect(panesAfterKey(defaultPanes, 'ArrowRight')).toEqual({ list: 50, detail: 50 });
    expect(panesAfterKey(defaultPanes, 'ArrowLeft')).toEqual({ list: 30, detail: 70 });
  });

  it('stop at the smallest pane', () => {
    expect(panesAfterKey({ list: 30, detail: 70 }, 'ArrowLeft')).toEqual({ list: 30, detail: 70 });
    expect(panesAfterKey({ list: 55, detail: 45 }, 'ArrowRight')).toEqual({ list: 60, detail: 40 });
  });

  it('ignore all other keys', () => {
    expect(panesAfterKey(defaultPanes, 'Tab')).toBeUndefined();
  });
});

describe('a layout stored by an earlier visit', () => {
  it('is restored', () => {
    expect(parsePanes('{"list":52.5,"detail":47.5}')).toEqual({ list: 52.5, detail: 47.5 });
  });

  it.each([null, '', 'null', '{}', '[]', '{"list":"40"}', '{"list":null}', 'not json'])(
    'is ignored when it is %j',
    (stored) => {
      expect(parsePanes(stored)).toBeUndefined();
    },
  );
});

const isUsable = ({ list, detail }: PaneLayout) => list >= 30 && detail >= 40 && Math.abs(list + detail - 100) < 1e-9;

test('keeps both panes usable for any stored layout and any key', () => {
  const keys = fc.array(fc.constantFrom('ArrowLeft', 'ArrowRight', 'Enter'));
  fc.assert(
    fc.property(fc.double({ noNaN: true }), keys, (list, pressed) => {
      let panes = parsePanes(JSON.stringify({ list })) ?? defaultPanes;
      for (const key of pressed) panes = panesAfterKey(panes, key) ?? panes;
      expect(isUsable(panes)).toBe(true);
    }),
  );
});
