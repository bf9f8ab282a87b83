import { expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

it('writes sizes as people read them', () => {
  expect([10, 839_680, 1_468_006, 20 * 1024 * 1024].map(sizeText)).toEqual(['1 KB', '820 KB', '1.4 MB', '20 MB']);
});
