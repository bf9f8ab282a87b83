import { expect, it } from 'vitest';
import { inMegabytes, megabytes, megabytesText } from './file-sizes.ts';

it('writes a limit in megabytes', () => {
  expect(megabytes(15)).toBe(15_728_640);
  expect(inMegabytes(megabytes(15))).toBe(15);
  expect(megabytesText(megabytes(15))).toBe('15 MB');
});
