import { describe, expect, test } from 'vitest';
import { PROBES, rulesWithoutProbe, tryProbe, trySoundTree } from './probes.ts';

describe('the structure checks', () => {
  test('find nothing wrong with a sound tree', () => {
    expect(trySoundTree()).toBeUndefined();
  });

  test('have a probe for every rule about imports and callers', () => {
    expect(rulesWithoutProbe()).toEqual([]);
  });

  test.each(PROBES)('bite when planted: $name', (probe) => {
    expect(tryProbe(probe)).toBeUndefined();
  });
});
