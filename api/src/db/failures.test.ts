import { expect, it } from 'vitest';
import { isDiskFull } from './failures.ts';

it.each(['ENOSPC', 'EDQUOT', '53100'])('recognizes %s as a full disk, however deeply it is nested', (code) => {
  const error = new Error('Failed query', { cause: Object.assign(new Error('no room'), { code }) });
  expect(isDiskFull(error)).toBe(true);
  expect(isDiskFull(new Error('Failed query', { cause: new Error(code) }))).toBe(false);
});
